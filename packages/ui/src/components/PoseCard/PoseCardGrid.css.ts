import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

const grid = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

/** In rem: larger text makes fewer columns. */
export const forms = styleVariants({
  full: [grid, { gridTemplateColumns: columns('17rem') }],
  compact: [grid, { gridTemplateColumns: columns('8.5rem') }],
});
