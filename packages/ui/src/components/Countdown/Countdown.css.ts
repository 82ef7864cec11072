import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

const clock = style({
  fontFamily: vars.font.body,
  fontWeight: 300,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
});

// The screen's width is the upper limit: at large text a clock of eight signs still fits 320 px.
export const sizes = styleVariants({
  /** The only thing to read, also from the mat: it grows with the window. */
  hero: [clock, { fontSize: `min(clamp(${vars.text.clock}, 9vw, 7rem), 18vw)` }],
  large: [clock, { fontSize: `min(${vars.text.clock}, 18vw)` }],
  /** As large as its surroundings say. */
  inherit: [clock, { fontSize: 'inherit' }],
  medium: [clock, { fontSize: `min(${vars.text.display}, 18vw)` }],
});
