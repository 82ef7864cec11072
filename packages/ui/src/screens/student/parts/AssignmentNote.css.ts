import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** The instructor's own words. */
export const note = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.sun}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
