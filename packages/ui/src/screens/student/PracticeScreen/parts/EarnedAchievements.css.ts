import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const earned = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
  fontWeight: 500,
});

export const icon = style({ flex: 'none', color: vars.color.warmText });

export const words = style({ flex: 1, minWidth: 0 });

export const points = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});
