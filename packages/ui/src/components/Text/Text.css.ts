import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const text = style({
  fontFamily: vars.font.body,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const sizes = styleVariants({
  caption: { fontSize: vars.text.caption, lineHeight: vars.leading.snug },
  small: { fontSize: vars.text.small, lineHeight: vars.leading.body },
  body: { fontSize: vars.text.body, lineHeight: vars.leading.body },
  large: { fontSize: vars.text.large, lineHeight: vars.leading.body },
  title: { fontSize: vars.text.title, lineHeight: vars.leading.snug },
  /** Timers and figures: light, and each digit as wide as the next, so that nothing trembles. */
  clock: {
    fontSize: vars.text.clock,
    lineHeight: vars.leading.tight,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  soft: { color: vars.color.soft },
  warm: { color: vars.color.warmText },
  plum: { color: vars.color.plum },
  critical: { color: vars.color.critical },
  /** As the surroundings. */
  inherit: { color: 'inherit' },
});

export const weights = styleVariants({
  light: { fontWeight: 300 },
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  strong: { fontWeight: 600 },
});

export const aligns = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
