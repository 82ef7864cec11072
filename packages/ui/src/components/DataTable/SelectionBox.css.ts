import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** As large as a finger, although the box is not. */
export const field = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.4 } },
});

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '1.375rem',
  height: '1.375rem',
  marginInline: 'auto',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '0.375rem',
  backgroundColor: vars.color.card,
  color: vars.color.onAccent,
  selectors: {
    [`${field}:is([data-selected], [data-indeterminate]) &`]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    [`${field}[data-focus-visible] &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: { color: 'CanvasText' },
  },
});

/** Shown where they have room; the box itself is named by them. */
export const words = style({ display: 'none' });
