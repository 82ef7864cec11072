import { style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const card = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
});

export const pictures = styleVariants({
  full: { aspectRatio: '16 / 10', overflow: 'hidden' },
  compact: { aspectRatio: '11 / 10', overflow: 'hidden' },
});

export const favorite = style({
  position: 'absolute',
  zIndex: 1,
  top: vars.space[1],
  right: vars.space[1],
});

const content = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 });

export const contents = styleVariants({
  full: [content, { gap: vars.space[3], padding: fluidSpace(vars.space[4]) }],
  compact: [content, { gap: vars.space[2], padding: fluidSpace(vars.space[3]) }],
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const naming = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

export const names = style({
  flex: '1 1 7rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const name = style({ margin: 0, fontWeight: 700, lineHeight: vars.leading.snug });

export const nameSizes = styleVariants({
  full: [name, { fontSize: vars.text.large }],
  compact: [name, { fontSize: vars.text.body }],
});

/** The name's link reaches over the card, so that the whole card can be pressed. */
export const stretchedLink = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&[data-focus-visible]::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const facts = style({
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const time = style({ whiteSpace: 'nowrap' });

export const description = style({
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
});

/** Above the stretched link. */
const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: 'auto',
  paddingTop: vars.space[1],
});

export const actionRows = styleVariants({
  full: [actions],
  compact: [actions, { justifyContent: 'space-between' }],
});

export const wideAction = style({ display: 'grid', flex: '1 1 auto' });
