import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';
import type { Material } from './shape.ts';

const { figure, sand, sun, sunCenter } = vars.color;
const [skin, skinFar, hair] = [createVar(), createVar(), createVar()];

const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  flexShrink: 0,
  // On the way into a fold fingertips reach a little over the edge.
  overflow: 'visible',
});

export const ground = styleVariants({
  none: [picture],
  disc: [picture],
  // In parts of the figure's own size, so that a thumbnail and a poster have the same shape.
  tile: [picture, { background: sand, borderRadius: '12%' }],
  sun: [
    picture,
    { background: `radial-gradient(circle, ${sunCenter}, ${sun})`, borderRadius: vars.radius.full },
  ],
});

export const skins = styleVariants({
  1: { vars: { [skin]: figure.skin1, [skinFar]: figure.skin1Far } },
  2: { vars: { [skin]: figure.skin2, [skinFar]: figure.skin2Far } },
  3: { vars: { [skin]: figure.skin3, [skinFar]: figure.skin3Far } },
});

export const hairs = styleVariants({
  1: { vars: { [hair]: figure.hair1 } },
  2: { vars: { [hair]: figure.hair2 } },
  3: { vars: { [hair]: figure.hair3 } },
});

const fills: Record<Material, string> = {
  skin,
  skinFar,
  hair,
  top: figure.top,
  topFar: figure.topFar,
  legs: figure.legs,
  legsFar: figure.legsFar,
  mat: figure.mat,
};

export const filled = styleVariants(fills, (fill) => ({ fill }));

/** Seen from above the mat lies under the whole body, which must stand out from it. */
export const mats = styleVariants({
  side: { fill: figure.mat },
  front: { fill: figure.mat },
  above: { fill: `color-mix(in srgb, ${figure.mat} 42%, ${sand})` },
});

export const disc = style({ fill: sun });

const fading = style({
  '@media': {
    [media.motion]: { transition: `opacity ${vars.motion.calm} ${vars.motion.ease}` },
  },
});

/** The two sides of a pose, of which one is seen. */
export const faded = styleVariants({
  shown: [fading],
  hidden: [fading, { opacity: 0 }],
});
