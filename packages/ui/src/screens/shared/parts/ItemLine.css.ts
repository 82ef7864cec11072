import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

/** The sticky field above must not cover a row that the focus comes to. Rows out of sight are not drawn. */
export const row = style({
  containerType: 'inline-size',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4.25rem',
  scrollMarginBlock: '7rem',
  outline: 'none',
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

/** Where the words need a line for themselves, as on the narrowest phones and with large text. */
const crowded = '(max-width: 17.5rem)';

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  minHeight: '4.25rem',
  boxSizing: 'border-box',
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[1]} ${fluidSpace(vars.space[3])}`,
  borderRadius: vars.radius.medium,
  selectors: {
    [`${row}[aria-selected="true"] > * > &`]: {
      boxShadow: `inset 0.25rem 0 0 ${vars.color.plum}`,
    },
    [`${row}:focus-visible > * > &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-current="true"]': { backgroundColor: vars.color.sand },
    '&[data-dragged="true"]': { opacity: 0.5 },
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      height: '2px',
      backgroundColor: vars.color.focus,
    },
    '&[data-drop="before"]::after': { insetBlockStart: 0 },
    '&[data-drop="after"]::after': { insetBlockEnd: 0 },
  },
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sand,
  color: vars.color.warm,
  selectors: { [`${line}[data-current="true"] > &`]: { backgroundColor: vars.color.card } },
});

/** The length goes below the words where both have too little room. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  boxSizing: 'border-box',
  alignItems: 'center',
  columnGap: vars.space[3],
  flex: '1 1 0',
  minWidth: 0,
  '@container': { [crowded]: { order: 1, flex: '1 0 100%', paddingInlineStart: vars.space[3] } },
});

export const words = style({ flex: '1 1 9rem', minWidth: 0 });

export const name = style({
  margin: 0,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const soft = style({ color: vars.color.soft, fontWeight: 400 });

/** One line in the editor, where all of them stand in the fields. */
export const ownWords = style({
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}[role="row"] &`]: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

/** A small line below the name, with its sign. */
const aside = style({
  display: 'flex',
  gap: vars.space[1],
  margin: 0,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const link = style([aside, { alignItems: 'center', color: vars.color.plum }]);

export const hints = style([aside, { color: vars.color.ink }]);

/** Stands beside the first line. */
export const sign = style({ flex: 'none', marginBlockStart: '0.125rem', color: vars.color.warm });

export const length = style({
  margin: 0,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const sets = style({ color: vars.color.soft });

export const group = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minWidth: 0,
  margin: 0,
  color: vars.color.plum,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': { [crowded]: { order: 1, flex: '1 0 100%', paddingInlineStart: vars.space[3] } },
});
