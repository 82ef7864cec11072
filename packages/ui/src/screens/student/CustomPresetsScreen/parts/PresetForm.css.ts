import { style } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

/** A card where there is room for cards in a card: a phone needs its width for the poses. */
export const card = style({
  paddingBlockEnd: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    '(min-width: 40rem)': {
      padding: vars.space[5],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.card,
    },
  },
});

/** Words on the left, poses on the right, where both have room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  '@container': {
    [pageWidths.twoColumns]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
