import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const place = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
