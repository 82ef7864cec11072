import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderRadius: vars.radius.full,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}` } },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  pointerEvents: 'none',
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  pointerEvents: 'none',
});

export const select = style({
  appearance: 'none',
  minHeight: '2.75rem',
  paddingInline: vars.space[10],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
});

export const option = style({ color: vars.color.ink, backgroundColor: vars.color.card });
