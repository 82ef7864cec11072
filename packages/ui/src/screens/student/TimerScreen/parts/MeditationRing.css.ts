import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';
import { meditatingColumns } from '../layout.ts';

/** Everything lies in one cell, centered on the ring, and is measured by its width. */
export const frame = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  justifySelf: 'center',
  aspectRatio: '1',
  '@media': {
    [media.motion]: { transition: `width ${vars.motion.calm} ${vars.motion.ease}` },
  },
});

// What the words leave of the height, so that the start button needs no scrolling on a telephone.
export const sizes = styleVariants({
  idle: {
    width: 'min(100%, 15rem, max(10rem, 100dvh - 32rem))',
    '@container': { [pageWidths.twoColumns]: { width: 'min(100%, 27rem, 62dvh)' } },
  },
  meditating: {
    width: 'min(100%, 20rem, max(11rem, 100dvh - 30rem))',
    '@media': {
      [media.wide]: { width: 'min(100%, 26rem, max(12rem, 100dvh - 30rem))' },
      [meditatingColumns]: { width: 'min(100%, 31rem, 100dvh - 10rem)' },
    },
    '@container': { [pageWidths.twoColumns]: { width: 'min(100%, 31rem, 66dvh)' } },
  },
});

const inCell = style({ gridArea: '1 / 1' });

export const ring = style([inCell, { width: '100%' }]);

export const points = style([
  inCell,
  // A point at the edge is wider than the line it lies on.
  { width: '100%', overflow: 'visible', zIndex: 1 },
]);

const point = style({ strokeWidth: 0.9 });

/** What became of a bell is said by its shape too, and in words beside the ring. */
export const pointStates = styleVariants({
  due: [point, { fill: vars.color.plum, stroke: vars.color.paper }],
  rang: [point, { fill: vars.color.accent, stroke: vars.color.paper }],
  missed: [point, { fill: vars.color.paper, stroke: vars.color.critical }],
});

const breathe = keyframes({
  from: { transform: 'scale(1)' },
  to: { transform: 'scale(1.07)' },
});

const glow = keyframes({
  from: { transform: 'scale(0.9)', opacity: 0.35 },
  to: { transform: 'scale(1.12)', opacity: 0.85 },
});

const disc = style([
  inCell,
  {
    width: '76%',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    background: `radial-gradient(circle at 42% 36%, ${vars.color.sunCenter}, ${vars.color.sun} 72%)`,
  },
]);

/** The light around the sun. */
const light = style([
  inCell,
  {
    width: '84%',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    background: `radial-gradient(circle, ${vars.color.sun} 55%, transparent 72%)`,
    opacity: 0.45,
  },
]);

/** Six breaths a minute: five seconds in, five seconds out. */
const breath = '5s ease-in-out infinite alternate';

export const sun = style([disc]);
export const breathingSun = style([
  disc,
  { '@media': { [media.motion]: { animation: `${breathe} ${breath}` } } },
]);
export const halo = style([light]);
export const breathingHalo = style([
  light,
  { '@media': { [media.motion]: { animation: `${glow} ${breath}` } } },
]);

/** Light that leaves the ring once, slowly: far from anything that flashes. */
const spread = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.8)' },
  '30%': { opacity: 1, transform: 'scale(0.92)' },
  '100%': { opacity: 0, transform: 'scale(1.14)' },
});

/** A bell that is seen. Without motion it is a line that stands still for as long. */
export const shine = style([
  inCell,
  {
    width: '88%',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    border: `0.25rem solid ${vars.color.warm}`,
    zIndex: 1,
    '@media': {
      [media.motion]: { animation: `${spread} 2.4s ${vars.motion.ease} both` },
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
  },
]);

export const words = style([
  inCell,
  {
    zIndex: 2,
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    width: '68%',
    textAlign: 'center',
    color: vars.color.ink,
  },
]);

export const clocks = styleVariants({
  short: { fontSize: '23cqi' },
  long: { fontSize: '17cqi' },
});

/** Below the clock, which stays in the middle whatever is said. */
export const caption = style({
  position: 'absolute',
  top: '100%',
  maxWidth: '100%',
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: `min(${vars.text.small}, 7cqi)`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const done = style({ width: '34cqi', height: '34cqi' });
