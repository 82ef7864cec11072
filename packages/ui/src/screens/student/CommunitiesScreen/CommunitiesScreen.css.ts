import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const loading = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[12],
});

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const emptyFigure = style({ width: '10rem' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  // The link covers the whole card, so the card shows the hover.
  selectors: {
    '&:has(a[data-hovered])': { borderColor: vars.color.control },
  },
});

export const picture = style({ height: 'min(9rem, 45vw)' });

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: fluidSpace(vars.space[4]),
});

export const name = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontWeight: 400,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** All of the card is the link's, but the buttons on it. */
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&[data-focus-visible]': { outline: 'none' },
    '&[data-focus-visible]::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
    '&[data-hovered]': { textDecoration: 'underline' },
  },
});

export const soft = style({
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
});

/** The whole of it stands on the community's own page. */
export const description = style([
  soft,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.color.ink,
  },
]);

export const challenge = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.warmText,
});

export const sign = style({ flex: 'none' });

export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  alignSelf: 'flex-start',
  marginTop: 'auto',
});
