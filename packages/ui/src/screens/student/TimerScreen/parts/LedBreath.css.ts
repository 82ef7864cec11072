import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { words } from './MeditationRing.css.ts';

/** Read from a cushion. */
export const phase = style({
  fontFamily: vars.font.heading,
  fontSize: '9cqi',
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

/** Every second takes the same room, so that the word above it stands still. */
export const seconds = style({
  fontSize: '19cqi',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

export const clock = style({ fontSize: '7.5cqi' });

/** Keeps its line when it says nothing, so that what is above it stands still. */
export const caption = style({
  minHeight: '1lh',
  fontSize: `min(${vars.text.small}, 5.5cqi)`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});

/** Above the clock, where the words of the breath were. */
export const letGo = style([
  words,
  {
    alignSelf: 'start',
    paddingTop: '20cqi',
    fontFamily: vars.font.heading,
    fontSize: '6cqi',
    lineHeight: vars.leading.tight,
    textWrap: 'balance',
  },
]);
