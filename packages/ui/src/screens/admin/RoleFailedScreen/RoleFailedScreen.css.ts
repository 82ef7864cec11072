import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100svh',
  padding: vars.space[6],
});
