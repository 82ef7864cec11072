import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
