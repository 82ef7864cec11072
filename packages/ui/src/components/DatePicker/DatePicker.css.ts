import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { popover as popoverSurface } from '../Menu/popover.css.ts';
import { segment as timeSegment } from '../TimeField/TimeField.css.ts';
import { input as textInput } from '../TextField/TextField.css.ts';

export const segment = timeSegment;

export const box = style([
  textInput,
  {
    boxSizing: 'border-box',
    display: 'flex',
    // In large text on a small phone the button stands below the day.
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: vars.space[2],
    // The button is as high as the field leaves it room.
    paddingBlock: '0.1875rem',
    paddingInlineEnd: vars.space[1],
    selectors: {
      '&[data-focus-within]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
      // The button has its own focus ring.
      '&:has(button:focus)': { outline: 'none' },
    },
  },
]);

export const input = style({
  // The year, which is not broken, needs so much.
  flex: '1 1 4em',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});

const round = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.soft,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sand },
    '&[data-disabled]': { opacity: 0.4, cursor: 'default' },
  },
});

export const opener = round;
export const turner = round;

export const popover = style([popoverSurface, { padding: vars.space[3] }]);

export const dialog = style({ outline: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const month = style({
  margin: 0,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});

export const grid = style({ borderCollapse: 'collapse', marginInline: 'auto' });

export const weekday = style({
  paddingBlock: vars.space[1],
  color: vars.color.soft,
  fontSize: vars.text.caption,
  fontWeight: 600,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 'min(2.75rem, 12vw)',
  height: 'min(2.75rem, 12vw)',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outlineOffset: '1px',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sand },
    '&[data-today]': { borderColor: vars.color.control },
    '&[data-selected]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: vars.color.soft, opacity: 0.55, cursor: 'default' },
  },
});
