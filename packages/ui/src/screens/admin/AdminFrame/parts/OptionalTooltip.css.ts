import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const hint = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
