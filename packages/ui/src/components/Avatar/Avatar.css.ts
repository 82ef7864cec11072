import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  // Darker than the warm of shapes: the letter is read.
  backgroundColor: vars.color.warmText,
  color: vars.color.onAccent,
  fontFamily: vars.font.heading,
  lineHeight: 1,
  userSelect: 'none',
});

export const sizes = styleVariants({
  small: { width: '2.25rem', height: '2.25rem', fontSize: vars.text.large },
  medium: { width: '3rem', height: '3rem', fontSize: vars.text.title },
  large: { width: '6rem', maxWidth: '100%', aspectRatio: '1', fontSize: vars.text.display },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
