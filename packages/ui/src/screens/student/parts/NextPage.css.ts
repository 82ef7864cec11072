import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
});
