import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

const { card, line, plum } = vars.color;
const { done, overdue } = vars.color.badge;

/** Where figure, words and button would no longer stand in one row. */
const crowded = '(max-width: 14rem)';
const narrow = '(max-width: 20rem)';

const tinted = (surface: string) => `color-mix(in oklab, ${surface} 45%, ${card})`;

const row = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `1px solid ${line}`,
  borderRadius: vars.radius.large,
  backgroundColor: card,
});

/** Late rows are red, done ones green. */
export const tones = styleVariants({
  open: [row],
  overdue: [row, { backgroundColor: tinted(overdue.surface), borderColor: overdue.surface }],
  done: [row, { backgroundColor: tinted(done.surface), borderColor: done.surface }],
});

export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '0.3125rem',
  backgroundColor: plum,
  forcedColorAdjust: 'none',
});

export const contents = style({
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  minHeight: '100%',
  boxSizing: 'border-box',
  padding: `${vars.space[3]} ${fluidSpace(vars.space[3])} ${vars.space[3]} ${fluidSpace(vars.space[4])}`,
  '@container': { [crowded]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
});

export const picture = style({
  position: 'relative',
  flex: 'none',
  width: '5.25rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
  '@container': { [narrow]: { width: '4rem' }, [crowded]: { width: '3.5rem' } },
});

/** Two beside each other; one alone fills the picture. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(40%, 1fr))',
  alignContent: 'center',
  minHeight: '100%',
});

/** In the corner of the picture. */
export const number = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: '1.625rem',
  minHeight: '1.625rem',
  paddingInline: vars.space[1],
  borderEndEndRadius: vars.radius.small,
  backgroundColor: card,
  fontSize: vars.text.caption,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

/** Below the row, as wide as it. */
export const more = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `0 ${fluidSpace(vars.space[4])} ${vars.space[3]}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  '@container': { [crowded]: { order: 1, flex: '1 0 100%' } },
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginBottom: vars.space[2],
});

export const tick = style({
  display: 'inline',
  verticalAlign: '-0.125rem',
  marginInlineEnd: vars.space[1],
});

export const name = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

/** The whole row leads there. */
export const way = style({});
globalStyle(`${way} > a`, {
  display: 'inline-block',
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  paddingBlock: vars.space[1],
});
globalStyle(`${way} > a::after`, { content: '', position: 'absolute', inset: 0 });

export const time = style({ whiteSpace: 'nowrap' });

export const start = style({ flex: 'none' });
