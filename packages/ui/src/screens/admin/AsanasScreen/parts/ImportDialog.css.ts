import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const counts = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  margin: 0,
});

export const count = style({
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
});

export const figure = style({
  margin: 0,
  fontSize: vars.text.title,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const place = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
