import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const adminAccess = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gap: vars.space[1],
      paddingTop: vars.space[5],
      borderTop: `1px solid ${vars.color.line}`,
      fontSize: vars.text.small,
    },
  },
});
