import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

export const stepper = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['2'],
  maxWidth: '100%',
});

export const group = style({
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'center',
  gap: vars.space['1'],
  padding: vars.space['1'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sand,
});

export const number = style({
  width: '3.5rem',
  minWidth: 0,
  minHeight: '2.75rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.title,
  fontWeight: 300,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&[data-pressed]': { transform: 'scale(0.95)' },
    '&[data-hovered]': { backgroundColor: vars.color.line },
    '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
