import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** In one line as far as there is room. */
export const limits = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 650 });
