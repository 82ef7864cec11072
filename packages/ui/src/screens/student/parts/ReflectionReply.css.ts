import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const exchange = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  paddingBlock: vars.space[1],
});

/** What the instructor wrote stands apart from the student's own words. */
export const reply = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.plum}`,
});

export const who = style({
  color: vars.color.soft,
  fontSize: vars.text.caption,
  fontWeight: 600,
  lineHeight: vars.leading.snug,
});

export const words = style({
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
