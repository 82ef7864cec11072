import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: '2.75rem',
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

export const description = style({
  display: 'block',
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
