import { style } from '@vanilla-extract/css';
import { giving } from '../../../theme/giving.ts';
import { vars } from '../../../theme/index.ts';

export const hint = style({
  display: 'flex',
  gap: giving(vars.space[3]),
  padding: `${vars.space[3]} ${giving(vars.space[4])} 0`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.badge.mandatory.surface,
  color: vars.color.ink,
});

export const sign = style({ flex: 'none', color: vars.color.badge.mandatory.text });
