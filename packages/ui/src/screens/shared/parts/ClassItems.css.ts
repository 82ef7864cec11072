import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  margin: 0,
  padding: `${vars.space[2]} 0`,
  listStyle: 'none',
});

/** Below the line of an item. */
export const more = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space[3] } },
});

export const part = style({
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  paddingInline: vars.space[3],
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  lineHeight: vars.leading.snug,
});

/** One quiet frame around what is repeated. */
export const group = style({
  marginBlock: vars.space[2],
  overflow: 'clip',
  border: `1px solid ${vars.color.plum}`,
  borderRadius: vars.radius.medium,
});
