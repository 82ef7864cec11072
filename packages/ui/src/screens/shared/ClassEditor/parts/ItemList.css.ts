import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space[4],
  selectors: { '&[data-drop="end"]': { borderBlockEnd: `2px solid ${vars.color.focus}` } },
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
