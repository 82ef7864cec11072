import { globalStyle, style } from '@vanilla-extract/css';
import { heading, sizes } from '#components/Heading/Heading.css.ts';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Looks like plain text until it has the focus. */
const quiet = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '2.75rem',
  paddingBlock: vars.space[1],
  paddingInline: 0,
  border: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  selectors: {
    '&:hover': { borderColor: vars.color.control },
    '&:focus-visible': {
      borderColor: 'transparent',
      borderRadius: vars.radius.small,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&::placeholder': { color: vars.color.soft, opacity: 1 },
  },
});

export const name = style([quiet, heading, sizes.display, { flex: '1 1 16rem', minWidth: 0 }]);

export const description = style([
  quiet,
  {
    maxWidth: '48rem',
    fontFamily: vars.font.body,
    fontSize: `max(16px, ${vars.text.body})`,
    lineHeight: vars.leading.snug,
    resize: 'vertical',
    '@supports': { '(field-sizing: content)': { resize: 'none' } },
  },
]);
// It grows with what is typed, where the browser can; elsewhere it is pulled larger.
globalStyle(`textarea${description}`, { fieldSizing: 'content' });

/** Fixed to the bottom of a narrow window. */
export const tools = style({
  position: 'fixed',
  zIndex: 2,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${fluidSpace(vars.space[4])} calc(env(safe-area-inset-bottom) + ${vars.space[2]})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.card,
  '@media': {
    [media.wide]: {
      position: 'static',
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
    },
  },
});

/** Takes a line for itself where the text is large. */
export const saving = style({
  flex: '1 1 7rem',
  '@media': { [media.wide]: { flex: '0 1 auto' } },
});

export const total = style({
  marginInlineStart: 'auto',
  fontSize: vars.text.small,
  fontWeight: 650,
  whiteSpace: 'nowrap',
});
