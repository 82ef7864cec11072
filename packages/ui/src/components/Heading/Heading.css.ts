import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const heading = style({
  fontFamily: vars.font.heading,
  fontWeight: 400,
  color: vars.color.ink,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // German compounds divide where the dictionary says, before they break anywhere.
  hyphens: 'auto',
});

export const sizes = styleVariants({
  title: { fontSize: vars.text.title, lineHeight: vars.leading.snug },
  heading: { fontSize: vars.text.heading, lineHeight: vars.leading.snug },
  /** Smaller where the window is narrow: a long German word keeps its line. */
  display: {
    fontSize: `clamp(${vars.text.heading}, 7.5vw, ${vars.text.display})`,
    lineHeight: vars.leading.tight,
  },
  /** The landing page; smaller where the window is narrow. */
  hero: {
    fontSize: `clamp(${vars.text.display}, 7vw, ${vars.text.hero})`,
    lineHeight: vars.leading.tight,
  },
});

export const aligns = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
});
