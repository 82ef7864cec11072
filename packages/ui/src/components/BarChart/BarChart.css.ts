import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#theme/index.ts';

/** How much of the highest bar this one is, such as `40%`. */
export const part = createVar();

export const figure = style({ margin: 0, minWidth: 0 });

export const summary = style({
  marginBottom: vars.space[3],
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

export const chart = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(2px, 1.2vw, 0.75rem)',
  // The number over the last bar is wider than the bar.
  paddingInline: `${vars.space[2]} ${vars.space[4]}`,
});

export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto auto',
  justifyItems: 'center',
  minWidth: 0,
});

const lineOfAWord = `calc(${vars.text.caption} * ${vars.leading.body})`;

const word = style({
  // A bar is narrower than its number; the neighbors have none.
  width: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.body,
  minHeight: lineOfAWord,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const number = style([word, { color: vars.color.ink, fontWeight: 600 }]);

/** Begins where its bar does, so that the name of a month has room. */
export const tick = style([
  word,
  { justifySelf: 'start', justifyContent: 'flex-start', color: vars.color.soft },
]);

/** The ground on which the bars stand. */
const room = style({
  boxSizing: 'border-box',
  justifySelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // Each number stands on its own bar; over the highest one it has this room.
  paddingTop: lineOfAWord,
  marginInline: 'calc(clamp(2px, 1.2vw, 0.75rem) / -2)',
  paddingInline: 'calc(clamp(2px, 1.2vw, 0.75rem) / 2)',
  borderBottom: `2px solid ${vars.color.line}`,
});

export const rooms = styleVariants({
  usual: [room, { height: `calc(8.5rem + ${lineOfAWord})` }],
  low: [room, { height: `calc(4.5rem + ${lineOfAWord})` }],
});

const bar = style({
  flexShrink: 0,
  width: '100%',
  maxWidth: '1.5rem',
  height: part,
  borderStartStartRadius: vars.radius.full,
  borderStartEndRadius: vars.radius.full,
  forcedColorAdjust: 'none',
  '@media': {
    [media.motion]: { transition: `height ${vars.motion.calm} ${vars.motion.ease}` },
    [media.forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' },
  },
});

export const bars = styleVariants({
  past: [
    bar,
    {
      backgroundImage: `linear-gradient(to top, color-mix(in oklab, ${vars.color.plum} 30%, ${vars.color.card}), ${vars.color.plum} 70%)`,
    },
  ],
  current: [
    bar,
    {
      backgroundImage: `linear-gradient(to top, ${vars.color.sun}, ${vars.color.warm} 70%)`,
      '@media': { [media.forcedColors]: { backgroundImage: 'none', backgroundColor: 'Highlight' } },
    },
  ],
});

/** Nothing yet: a trace, so that the place is not taken for a mistake. */
export const none = style({
  flexShrink: 0,
  width: '0.25rem',
  height: '0.25rem',
  marginBottom: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.control,
});
