import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { field, words as boxWords } from './SelectionBox.css.ts';

const wrapper = style({
  containerType: 'inline-size',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

/** In rem, so that large text asks for cards sooner. */
const narrow = ['many (max-width: 53.5rem)', 'few (max-width: 40rem)'];

export const manyColumns = style([wrapper, { containerName: 'many' }]);
export const fewColumns = style([wrapper, { containerName: 'few' }]);

/** What holds where the columns have no room, and each row is a card. */
const asCards = (rule: StyleRule): StyleRule => ({
  '@container': Object.fromEntries(narrow.map((query) => [query, rule])),
});

/** Cards on which something has room beside the name. */
const roomy = [
  'many (min-width: 17rem) and (max-width: 53.5rem)',
  'few (min-width: 17rem) and (max-width: 40rem)',
];
const onRoomyCards = (rule: StyleRule): StyleRule => ({
  '@container': Object.fromEntries(roomy.map((query) => [query, rule])),
});

/** Where every column takes as little as it can. */
const dense = '(max-width: 62rem)';

export const table = style([
  {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    outlineOffset: '2px',
    borderRadius: vars.radius.large,
  },
  asCards({ display: 'block' }),
]);

/** What stands here is about to be replaced. */
export const busyTable = style([table, { backgroundColor: vars.color.sand }]);

export const header = style(asCards({ display: 'block' }));

/** The row of heads is made by the library and takes no class. */
globalStyle(`${header} > tr`, {
  '@container': Object.fromEntries(
    narrow.map((query) => [
      query,
      {
        display: 'flex',
        flexWrap: 'wrap',
        gap: vars.space[2],
        padding: `${vars.space[3]} ${fluidSpace(vars.space[4])}`,
        borderBottom: `1px solid ${vars.color.line}`,
      },
    ]),
  ),
});

/** Over cards there is nothing left of it: without an order or a selection, every head stands before its values. */
export const plainHeader = style(asCards({ position: 'absolute', clipPath: 'inset(50%)' }));

const anyHead: StyleRule = {
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.soft,
  fontWeight: 600,
  textAlign: 'start',
  outlineOffset: '-3px',
  borderRadius: vars.radius.small,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4] },
    '&:last-child': { paddingInlineEnd: vars.space[4] },
  },
  '@container': { [dense]: { paddingInline: vars.space[1] } },
};

/** The head of a column without an order: a card says it before each value. */
export const head = style([anyHead, asCards({ position: 'absolute', clipPath: 'inset(50%)' })]);

export const sortableHead = style([
  anyHead,
  {
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[aria-sort=ascending], &[aria-sort=descending]': { color: vars.color.ink },
    },
  },
  asCards({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    boxSizing: 'border-box',
    padding: `0 ${fluidSpace(vars.space[3])}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    selectors: {
      '&:first-child': { paddingInlineStart: fluidSpace(vars.space[3]) },
      '&[aria-sort=ascending], &[aria-sort=descending]': { backgroundColor: vars.color.sand },
    },
  }),
]);

const words: StyleRule = { display: 'flex', alignItems: 'center', gap: vars.space[1] };

export const headWords = styleVariants({
  start: words,
  short: words,
  end: { ...words, justifyContent: 'flex-end' },
});

export const sortIcon = style({
  flex: 'none',
  selectors: {
    [`${sortableHead}[aria-sort=none] &`]: {
      '@container': { [`${dense} and (min-width: 40rem)`]: { display: 'none' } },
    },
  },
});

export const body = style(asCards({ display: 'block' }));

export const row = style([
  {
    outlineOffset: '-3px',
    selectors: {
      '&:is([data-hovered], [data-selected])': { backgroundColor: vars.color.paper },
      '& + &': { borderTop: `1px solid ${vars.color.line}` },
    },
  },
  asCards({
    position: 'relative',
    display: 'grid',
    // No wider than the card, whatever its longest word is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: `${vars.space[4]} ${fluidSpace(vars.space[4])}`,
  }),
]);

/** Without it the color of the row ends before each corner of a cell. */
globalStyle(`${row}[data-selected] > *`, { borderRadius: 0 });

const anyCell: StyleRule = {
  height: '3rem',
  boxSizing: 'border-box',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  verticalAlign: 'middle',
  outlineOffset: '-3px',
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4] },
    '&:last-child': { paddingInlineEnd: vars.space[4] },
  },
  '@container': { [dense]: { paddingInline: vars.space[1] } },
};

const asLine = asCards({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: fluidSpace(vars.space[3]),
  height: 'auto',
  padding: 0,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInline: 0 },
    '&:last-child': { paddingInline: 0 },
  },
});

const oneLine = style([{ whiteSpace: 'nowrap' }, asCards({ whiteSpace: 'normal' })]);

export const cellAligned = styleVariants({
  start: [anyCell, { textAlign: 'start' }, asLine],
  short: [anyCell, { textAlign: 'start' }, oneLine, asLine],
  end: [anyCell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, oneLine, asLine],
});

/** A box and nothing else; on a card it stands before the name, or above it. */
export const checkCell = style([
  anyCell,
  {
    width: '1%',
    paddingBlock: 0,
    selectors: { '&:first-child': { paddingInlineStart: vars.space[2] } },
  },
  asCards({
    width: 'auto',
    height: 'auto',
    padding: 0,
    selectors: { '&:first-child': { paddingInlineStart: 0 } },
  }),
  onRoomyCards({
    position: 'absolute',
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[2],
  }),
]);

/** Above cards it says what it does. */
export const checkHead = style([
  anyHead,
  {
    width: '1%',
    paddingBlock: 0,
    selectors: { '&:first-child': { paddingInlineStart: vars.space[2] } },
  },
  asCards({
    flex: '1 0 100%',
    padding: 0,
    borderBottom: 'none',
    selectors: { '&:first-child': { paddingInlineStart: 0 } },
  }),
]);
globalStyle(`${checkHead} ${boxWords}`, {
  '@container': Object.fromEntries(narrow.map((query) => [query, { display: 'inline' }])),
});
globalStyle(`${checkHead} ${field}`, {
  '@container': Object.fromEntries(narrow.map((query) => [query, { minWidth: 0 }])),
});

/** Leaves room for the menu beside it, and for the box before it. */
export const nameCell = style([
  anyCell,
  { textAlign: 'start', fontWeight: 600 },
  asLine,
  asCards({
    minHeight: '2rem',
    marginBlockEnd: vars.space[2],
    paddingInlineEnd: '3rem',
    fontSize: vars.text.body,
  }),
  onRoomyCards({ selectors: { [`${checkCell} + &`]: { paddingInlineStart: '2.5rem' } } }),
]);

/** Tells where a row stands; a card says its name at once. */
export const numberCell = style([
  anyCell,
  {
    width: '1%',
    textAlign: 'end',
    color: vars.color.soft,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  asCards({ display: 'none' }),
]);

export const actionsCell = style([
  anyCell,
  { width: '1%', textAlign: 'end' },
  asCards({
    position: 'absolute',
    insetBlockStart: vars.space[3],
    insetInlineEnd: fluidSpace(vars.space[4]),
    width: 'auto',
    height: 'auto',
    padding: 0,
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  }),
]);

export const cellLabel = style([
  { display: 'none', color: vars.color.soft },
  asCards({ display: 'block' }),
]);

export const value = style({ minWidth: 0 });

export const empty = style({
  margin: 0,
  padding: `${vars.space[8]} ${fluidSpace(vars.space[5])}`,
  color: vars.color.soft,
  fontSize: vars.text.body,
  textAlign: 'center',
});

export const loading = style({
  display: 'grid',
  gap: vars.space[6],
  padding: `${vars.space[5]} ${fluidSpace(vars.space[5])}`,
});

export const loadingWords = style([hidden]);
