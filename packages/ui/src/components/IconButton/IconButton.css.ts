import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-pressed]': { transform: 'scale(0.95)' },
    '&[data-disabled], &[aria-disabled="true"]': { cursor: 'default', opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const variants = styleVariants({
  primary: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.accentHover } },
  },
  sand: {
    backgroundColor: vars.color.sand,
    color: vars.color.ink,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.line } },
  },
  /** On a picture, or beside a field. */
  card: {
    backgroundColor: vars.color.card,
    color: vars.color.ink,
    borderColor: vars.color.line,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.sand } },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.color.ink,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.sand } },
  },
});

/** The warm color of hearts. */
export const tones = styleVariants({
  variant: {},
  warm: { color: vars.color.warm },
});

export const sizes = styleVariants({
  /** For the tables of the admin app. */
  small: { width: '2rem', height: '2rem' },
  medium: { width: '2.75rem', height: '2.75rem' },
  // Three of these stand side by side on the smallest telephone, also at the largest text.
  large: { width: 'min(3.75rem, 20vw)', height: 'min(3.75rem, 20vw)' },
  /** The one control of a running practice. */
  hero: { width: 'min(5.5rem, 30vw)', height: 'min(5.5rem, 30vw)' },
});
