import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  maxWidth: '100%',
});

export const sizes = styleVariants({
  small: { width: '4rem' },
  medium: { width: '10rem' },
  /** The practice itself; never wider than a small telephone. */
  large: { width: 'min(17rem, 78vw)' },
  /** As wide as what it stands in. */
  fill: { width: '100%' },
});

export const drawing = style({ position: 'absolute', inset: 0 });

export const circle = style({
  fill: 'none',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
});

export const track = style({
  stroke: vars.color.sand,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const arc = style({
  strokeLinecap: 'round',
  strokeDasharray: '100 100',
  // As long as a second, so that a clock which speaks once a second sweeps without a step.
  transition: 'stroke-dashoffset 1s linear',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

/** A round cap would leave a dot where nothing is done yet. */
export const empty = style({ opacity: 0 });

export const tones = styleVariants({
  warm: { stroke: vars.color.warm },
  accent: { stroke: vars.color.accent },
  plum: { stroke: vars.color.plum },
});

export const center = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  maxWidth: '82%',
  textAlign: 'center',
});
