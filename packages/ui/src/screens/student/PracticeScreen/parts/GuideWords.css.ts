import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';
import { twoColumns } from '../layout.ts';

/** As wide as there is room, to be asked how wide that is. */
export const alternating = style({ width: '100%', containerType: 'inline-size' });

/** A breath between the sides of the nose; over them where the words would not fit. */
export const nose = style({
  display: 'grid',
  gridTemplate: '"left breath right" auto / auto auto auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  '@container': {
    '(max-width: 20rem)': {
      gridTemplate: '"breath breath" auto "left right" auto / auto auto',
      gap: vars.space[2],
    },
  },
  '@media': { [twoColumns]: { justifyContent: 'start' } },
});

/** As tall with one line as with two, so that the controls below stay where the thumb is. */
const words = style({
  minHeight: `calc(2em * ${vars.leading.tight})`,
  alignContent: 'center',
  fontFamily: vars.font.heading,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

// Read from the mat, so they grow with the text and with the window. At large text a telephone's width is
// the upper limit, where a long word still fits its line.
export const breath = style([
  words,
  {
    gridArea: 'breath',
    fontSize: `min(clamp(${vars.text.display}, 3.5vw, ${vars.text.hero}), 16vw)`,
  },
]);

export const step = style([
  words,
  {
    fontSize: 'min(clamp(2rem, 3.5vw, 3.5rem), 14vw)',
    '@container': {
      // There some steps take three lines.
      '(max-width: 24rem)': { minHeight: `calc(3em * ${vars.leading.tight})` },
    },
  },
]);

/** Every second takes the same room, so that the words beside it stand still. */
export const seconds = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.warmText });

/** Below the words, and smaller: what is left of the set, and how far it is. */
export const place = style({
  fontSize: `min(${vars.text.title}, 10vw)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'inherit',
  columnGap: vars.space[4],
});

const nostril = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.soft,
});

export const nostrils = styleVariants({
  left: [nostril, { gridArea: 'left' }],
  right: [nostril, { gridArea: 'right' }],
});

const oval = style({
  width: '1.125rem',
  height: '1.75rem',
  border: `2px solid ${vars.color.control}`,
  borderRadius: '50%',
});

export const ovals = styleVariants({
  open: [
    oval,
    {
      borderColor: vars.color.warm,
      backgroundColor: vars.color.warm,
      '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
    },
  ],
  closed: [oval],
});
