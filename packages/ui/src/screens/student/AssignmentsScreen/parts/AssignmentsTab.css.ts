import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const figure = style({ width: 'min(11rem, 100%)' });

/** As many columns as rows have room for. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
