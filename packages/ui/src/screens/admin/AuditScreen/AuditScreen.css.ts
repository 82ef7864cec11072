import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** Beside each other, each as wide as its words need. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 20rem))',
  gap: vars.space[4],
});
