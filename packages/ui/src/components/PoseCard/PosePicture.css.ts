import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const frame = style({
  display: 'grid',
  // Without it the figure, a square as wide as its parent, would stretch the frame.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.sand,
});

export const photograph = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const figure = style({
  height: '100%',
  maxWidth: '100%',
  aspectRatio: '1',
});
