import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

const bloom = keyframes({ from: { opacity: 0, transform: 'scale(0.9)' } });

export const notice = style({
  maxWidth: '100%',
  fontFamily: vars.font.heading,
  fontSize: vars.text.display,
  lineHeight: vars.leading.tight,
  color: vars.color.warmText,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.motion]: { animation: `${bloom} ${vars.motion.calm} ${vars.motion.ease} both` },
  },
});
