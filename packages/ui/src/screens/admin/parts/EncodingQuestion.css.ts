import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
