import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** Two fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const caption = style({ fontWeight: 600, textAlign: 'start' });

export const cell = style({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  // An address is longer than a name, and cannot be broken where one would like.
  selectors: { '&:first-child': { width: '45%' } },
});

export const head = style([cell, { color: vars.color.soft, fontWeight: 600 }]);
