import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const width = createVar();
export const height = createVar();

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  width,
  height,
  maxWidth: '100%',
  backgroundColor: vars.color.sand,
  '@media': {
    [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shapes = styleVariants({
  text: { borderRadius: vars.radius.small },
  block: { borderRadius: vars.radius.large },
  circle: { borderRadius: vars.radius.full, aspectRatio: '1' },
});
