import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const header = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingTop: `calc(env(safe-area-inset-top) + ${vars.space[3]})`,
  paddingBottom: vars.space[3],
});

export const title = style({
  // As wide as its longest word: the title moves to a separate row before it breaks inside a word.
  flex: '1 1 auto',
  width: 'min-content',
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: `clamp(${vars.text.title}, 7vw, ${vars.text.heading})`,
  fontWeight: 400,
  lineHeight: vars.leading.tight,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

/** On a telephone the title takes the row below the buttons rather than what they leave. */
export const titleBelow = style([
  title,
  { '@container': { '(max-width: 26rem)': { order: 1, width: '100%' } } },
]);

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

export const points = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  boxSizing: 'border-box',
  paddingInline: fluidSpace(vars.space[3]),
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sand,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&[data-hovered]': { borderColor: vars.color.control } },
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  borderRadius: '50%',
  textDecoration: 'none',
});
