import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

const thumbSize = '1.5rem';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const label = style({ fontSize: vars.text.small, fontWeight: 600 });

export const output = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** As tall as a finger; the visible line is drawn inside it. */
export const track = style({
  position: 'relative',
  flexBasis: '100%',
  height: '2.75rem',
  // At both ends the thumb still lies inside the field.
  marginInline: `calc(${thumbSize} / 2)`,
  cursor: 'pointer',
  selectors: { '[data-disabled] > &': { cursor: 'default', opacity: 0.5 } },
});

export const rail = style({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  boxSizing: 'border-box',
  height: '0.5rem',
  overflow: 'hidden',
  translate: '0 -50%',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sand,
});

export const fill = style({
  backgroundColor: vars.color.accent,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const thumb = style({
  top: '50%',
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  borderRadius: '50%',
  border: `2px solid ${vars.color.card}`,
  backgroundColor: vars.color.accent,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-hovered], &[data-dragging]': { backgroundColor: vars.color.accentHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});
