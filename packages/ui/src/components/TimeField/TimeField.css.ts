import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { input as textInput } from '../TextField/TextField.css.ts';

export const input = style([
  textInput,
  {
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    maxWidth: '12rem',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-focus-within]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
  },
]);

export const segment = style({
  // As high as a fingertip needs at least, and as wide as two digits make it.
  paddingBlock: vars.space[1],
  paddingInline: '0.1875rem',
  borderRadius: '0.375rem',
  lineHeight: vars.leading.snug,
  outline: 'none',
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0 },
    '&[data-placeholder]': { color: vars.color.soft },
    '&[data-focused]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  },
});
