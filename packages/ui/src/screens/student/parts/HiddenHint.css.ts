import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const hint = style({
  display: 'flex',
  gap: fluidSpace(vars.space[3]),
  padding: `${vars.space[3]} ${fluidSpace(vars.space[4])} 0`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.badge.mandatory.surface,
  color: vars.color.ink,
});

export const sign = style({ flex: 'none', color: vars.color.badge.mandatory.text });
