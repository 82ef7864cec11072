import { style } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@container': {
    [pageWidths.twoColumns]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(17rem, 1fr)',
      columnGap: 'clamp(2rem, 5vw, 4.5rem)',
      alignItems: 'start',
      paddingTop: vars.space[3],
    },
  },
});

export const practices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** Below the practices on a telephone, beside them where there is room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': { [pageWidths.twoColumns]: { position: 'sticky', top: vars.space[6] } },
});

/** How many practices will stand above is not known yet: what comes below them would jump. */
export const besideLater = style([
  beside,
  { display: 'none', '@container': { [pageWidths.twoColumns]: { display: 'grid' } } },
]);
