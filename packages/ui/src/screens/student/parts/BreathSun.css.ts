import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** A sun lies with all that belongs to it in one cell. */
export const inCell = style({ gridArea: '1 / 1' });

export const disc = style([
  inCell,
  {
    width: '64%',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    background: `radial-gradient(circle, ${vars.color.sunCenter}, ${vars.color.sun})`,
  },
]);

/** How long the phase lasts, how much of it had passed when it was first shown, and whether it goes on. */
export const lasts = createVar();
export const passed = createVar();
export const playState = createVar();

const empty = 'scale(1)';
const full = 'scale(1.3)';
const grow = keyframes({ from: { transform: empty }, to: { transform: full } });
const shrink = keyframes({ from: { transform: full }, to: { transform: empty } });
const beat = keyframes({
  '0%, 100%': { transform: empty },
  '30%': { transform: 'scale(1.12)' },
});

const moving = (frames: string) =>
  style([
    disc,
    {
      '@media': {
        [media.motion]: {
          animation: `${frames} ${lasts} ease-in-out calc(-1 * ${passed}) both`,
          animationPlayState: playState,
        },
      },
    },
  ]);

export const suns = styleVariants(
  {
    growing: [moving(grow)],
    shrinking: [moving(shrink)],
    beating: [moving(beat)],
    full: [disc, style({ '@media': { [media.motion]: { transform: full } } })],
    empty: [disc],
  },
  (classes) => classes,
);

const ring = style([inCell, { width: '88%' }]);

/** The seconds of the breath tell what the sun would. */
export const seconds = styleVariants({
  always: [ring],
  still: [ring, { '@media': { [media.motion]: { display: 'none' } } }],
});

const second = style({
  fill: 'none',
  strokeWidth: 1.75,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
});

export const notYet = style([
  second,
  {
    stroke: vars.color.sand,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  },
]);

export const filled = style([
  second,
  {
    stroke: vars.color.plum,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
]);
