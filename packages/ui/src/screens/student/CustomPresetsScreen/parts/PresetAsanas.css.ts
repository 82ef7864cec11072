import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 5.75rem), 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[2],
});

export const picture = style({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
});

const words = style({
  margin: 0,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const name = style([words, { fontWeight: 650 }]);

export const sanskrit = style([words, { color: vars.color.soft }]);
