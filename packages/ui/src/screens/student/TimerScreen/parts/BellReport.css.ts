import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({ display: 'grid', gap: vars.space[2] });

const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const entries = styleVariants({
  rang: [entry],
  missed: [entry, { color: vars.color.critical, fontWeight: 600 }],
  due: [entry, { color: vars.color.soft }],
});

export const icon = style({ flex: 'none' });

export const time = style({ minWidth: '3.5rem', fontVariantNumeric: 'tabular-nums' });
