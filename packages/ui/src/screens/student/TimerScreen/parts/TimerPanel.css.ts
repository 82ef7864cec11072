import { style, styleVariants } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';
import { meditatingColumns } from '../layout.ts';

/** The ring over what belongs to it; beside it where there is room. */
const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingTop: vars.space[2],
});

const beside = {
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  columnGap: 'clamp(2rem, 5vw, 5rem)',
};

export const panels = styleVariants({
  choosing: [
    panel,
    { '@container': { [pageWidths.twoColumns]: { ...beside, alignItems: 'start' } } },
  ],
  // What a hand needs is where the eye rests.
  meditating: [
    panel,
    {
      '@media': { [meditatingColumns]: { ...beside, alignItems: 'center' } },
      '@container': { [pageWidths.twoColumns]: { ...beside, alignItems: 'center' } },
    },
  ],
});

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [pageWidths.twoColumns]: { gap: vars.space[8] } },
});

/** What belongs to the ring is no wider than a hand. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '26rem',
  justifySelf: 'center',
});

/** What can be chosen besides the time. */
export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const startRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `min(${vars.space[6]}, 5vw)`,
});

export const centered = style({ textAlign: 'center' });

export const loading = style({ display: 'grid', justifyItems: 'center', gap: vars.space[6] });
