import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** Shared by every field: TextField, PasswordField, SearchField, Select. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  minWidth: 0,
});

export const label = style({
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
});

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const input = style({
  width: '100%',
  minHeight: '3rem',
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['4'],
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.body,
  // A smaller input makes a telephone zoom in on focus.
  fontSize: `max(16px, ${vars.text.body})`,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: vars.color.soft, opacity: 1 },
    '&[data-hovered]': { borderColor: vars.color.soft },
    '&[data-focused]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[data-invalid]': { borderColor: vars.color.critical },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    // The browser paints a remembered value in its own colors, which night cannot read.
    '&:autofill': {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 100rem ${vars.color.sand}`,
    },
  },
});

export const area = style({ minHeight: '7rem', paddingBlock: vars.space['3'], resize: 'vertical' });

export const description = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.soft,
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['2'],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.critical,
  // A long word breaks in a narrow field with large text.
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ flex: 'none', width: '1.125rem', height: '1.125rem' });
