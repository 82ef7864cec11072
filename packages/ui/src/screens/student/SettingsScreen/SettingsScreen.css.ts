import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

/** From here on the preferences of the app stand beside the rest. */
const twoColumns = '(min-width: 1024px)';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [twoColumns]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[6],
      alignItems: 'start',
    },
  },
});

/** What is on only while the switch above it is. */
export const within = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
});
