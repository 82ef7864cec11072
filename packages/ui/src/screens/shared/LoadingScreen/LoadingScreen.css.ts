import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minHeight: '100svh',
  color: vars.color.soft,
});
