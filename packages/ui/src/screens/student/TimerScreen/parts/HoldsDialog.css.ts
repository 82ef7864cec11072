import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const reasons = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  // Long words of large text on a narrow phone.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
