import { style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

const { overdue, done } = vars.color.badge;

const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
});

const onCard = style({ borderColor: vars.color.line, backgroundColor: vars.color.card });
const fluid = style({ padding: `${vars.space[4]} ${fluidSpace(vars.space[4])}` });
/** Part of a form rather than beside it. */
const within = style({ alignItems: 'flex-start', border: 0, borderRadius: vars.radius.medium });

export const boxes = styleVariants({
  /** All will be well by itself. */
  calm: [box, onCard, fluid],
  trouble: [box, onCard, fluid, { borderColor: overdue.text }],
  /** Something to say yes or no to. */
  offer: [box, onCard],
  /** Calls gently. */
  sand: [box, { justifyContent: 'space-between', backgroundColor: vars.color.sand }],
  error: [box, within, { backgroundColor: overdue.surface, color: overdue.text }],
  info: [box, within, { backgroundColor: done.surface, color: done.text }],
});

const sign = style({ flex: 'none' });
const disc = style([
  sign,
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.full,
  },
]);
const besideWords = style([sign, { display: 'grid', marginTop: '0.125rem' }]);

export const signs = styleVariants({
  calm: [disc, { backgroundColor: vars.color.sand, color: vars.color.ink }],
  trouble: [disc, { backgroundColor: overdue.surface, color: overdue.text }],
  offer: [sign, { display: 'grid', color: vars.color.warm }],
  sand: [sign],
  error: [besideWords],
  info: [besideWords],
});

const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
const stacked = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
/** Below the sign where large words would have no room beside it. */
const wordsWithin = style({
  flex: '1 1 8rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
  hyphens: 'auto',
});

export const wordings = styleVariants({
  calm: [words, { flex: '1 1 10rem' }],
  trouble: [words, { flex: '1 1 10rem' }],
  offer: [words, stacked, { flex: '1 1 12rem' }],
  sand: [words, stacked],
  error: [words, wordsWithin],
  info: [words, wordsWithin],
});

export const plainTitle = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
});

export const plainText = style({ color: vars.color.soft, fontSize: vars.text.small });
