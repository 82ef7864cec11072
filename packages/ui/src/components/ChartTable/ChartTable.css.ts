import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  paddingBlock: vars.space[2],
  // Gives way to the numbers on a narrow screen with large text.
  paddingInline: `min(${vars.space[2]}, 1.5vw)`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
});

export const head = style([cell, { color: vars.color.soft, fontWeight: 600 }]);
