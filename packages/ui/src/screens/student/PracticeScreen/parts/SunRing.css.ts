import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';
import { disc, inCell } from '#screens/student/parts/BreathSun.css.ts';
import { twoColumns } from '../layout.ts';

/** What the words leave of the window, so that the controls need no scrolling. */
export const room = style({
  gridArea: 'ring',
  position: 'relative',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  // The figure is seen from the mat: on a telephone it is as wide as the glass.
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.wide]: { marginInline: 0 } },
});

/** Everything lies in one cell, centered on the ring. */
export const frame = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: 'min(100cqw, 100cqh, 34rem)',
  aspectRatio: '1',
  '@media': {
    [twoColumns]: { width: 'min(100cqw, 100cqh, 34rem, 74dvh)' },
    [media.motion]: { transition: `width ${vars.motion.calm} ${vars.motion.ease}` },
  },
});

const breathe = keyframes({
  from: { transform: 'scale(1)' },
  to: { transform: 'scale(1.06)' },
});

/** A ring of light that leaves the sun once. */
const bloom = keyframes({
  from: { opacity: 0.9, transform: 'scale(1)' },
  to: { opacity: 0, transform: 'scale(1.55)' },
});

export const ring = style([inCell, { width: '100%' }]);

export const suns = styleVariants({
  still: [disc],
  breathing: [
    disc,
    {
      '@media': {
        // As slowly as one breathes in and out at rest.
        [media.motion]: { animation: `${breathe} 4s ease-in-out infinite alternate` },
      },
    },
  ],
  blooming: [
    disc,
    {
      position: 'relative',
      '@media': {
        [media.motion]: {
          '::after': {
            content: '',
            position: 'absolute',
            inset: 0,
            borderRadius: 'inherit',
            border: `3px solid ${vars.color.warm}`,
            animation: `${bloom} 900ms ${vars.motion.ease} both`,
          },
        },
      },
    },
  ],
});

export const figure = style([inCell, { width: '76%', zIndex: 1 }]);

/** A flow needs all the room there is: students look from a distance as they move. */
export const flowing = style([inCell, { width: '94%', zIndex: 1 }]);

const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ from: { opacity: 1 } });
const fade = (frames: string) => ({
  '@media': {
    [media.motion]: { animation: `${frames} ${vars.motion.calm} ${vars.motion.ease}` },
  },
});

/** Who comes into a pose from another one, and the pose before, which is gone where nothing moves. */
export const arriving = style([figure, fade(appear)]);
export const leaving = style([figure, { opacity: 0 }, fade(disappear)]);

export const photograph = style([
  inCell,
  {
    width: '78%',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    zIndex: 1,
  },
]);
