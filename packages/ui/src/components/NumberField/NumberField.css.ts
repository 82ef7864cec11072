import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

/** With large text the buttons go below. */
export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const digits = style({
  flex: '1 1 5rem',
  width: 0,
  minWidth: 'min(5rem, 100%)',
  fontVariantNumeric: 'tabular-nums',
});

export const buttons = style({ display: 'flex' });

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.5rem',
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.soft,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sand, color: vars.color.ink },
    '&[data-pressed]': { backgroundColor: vars.color.line },
    '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
