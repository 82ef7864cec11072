import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': {
    [pageWidths.twoColumns]: {
      gridTemplateColumns: 'minmax(17rem, 1fr) minmax(0, 2fr)',
      columnGap: vars.space[8],
      alignItems: 'start',
    },
  },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${fluidSpace(vars.space[5])}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  '@container': { [pageWidths.twoColumns]: { position: 'sticky', top: vars.space[6] } },
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
