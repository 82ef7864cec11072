import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem) scale(0.92)' } });

/** A small sun that rises with what was earned. */
export const sun = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: '9rem',
  maxWidth: '100%',
  aspectRatio: '1',
  padding: vars.space[3],
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle, ${vars.color.sunCenter}, ${vars.color.sun})`,
  textAlign: 'center',
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.motion.calm} ${vars.motion.ease} both` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
