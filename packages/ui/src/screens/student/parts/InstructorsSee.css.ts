import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: vars.space[5],
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
});
