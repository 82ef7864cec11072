import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** Where the picture lies, as shares of the stage. */
export const left = createVar();
export const top = createVar();
export const width = createVar();
export const height = createVar();

export const cropper = style({ display: 'grid', gap: vars.space[4], justifyItems: 'center' });

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  width: 'min(100%, 20rem)',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
  cursor: 'grab',
  // The fingers belong to the picture here, not to the page behind it.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const picture = style({
  position: 'absolute',
  left,
  top,
  width,
  height,
  maxWidth: 'none',
  pointerEvents: 'none',
});

/** Dims what will be outside the avatar's circle. */
export const circle = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 20rem ${vars.color.scrim}`,
  outline: `2px solid ${vars.color.card}`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
});

export const zoom = style({ width: 'min(100%, 20rem)' });
