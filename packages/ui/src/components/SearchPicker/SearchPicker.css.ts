import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { box as fieldBox, input as fieldInput } from '../TextField/TextField.css.ts';

export const box = fieldBox;

export const input = style([fieldInput, { paddingInlineEnd: '3rem' }]);

export const opener = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.soft,
  cursor: 'pointer',
});

export const empty = style({
  margin: 0,
  padding: vars.space[3],
  color: vars.color.soft,
  fontSize: vars.text.small,
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.25rem',
  maxWidth: '100%',
  boxSizing: 'border-box',
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sand,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  minWidth: 0,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});

export const remove = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.line } },
});
