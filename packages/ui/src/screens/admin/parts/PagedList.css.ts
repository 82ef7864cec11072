import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** As wide as a text is read with ease. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: '44rem',
  outline: 'none',
});
