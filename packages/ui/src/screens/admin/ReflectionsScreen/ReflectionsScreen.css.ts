import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** As wide as a text is read with ease. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: '44rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
});

export const said = style({
  margin: 0,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const pose = style({ overflowWrap: 'anywhere' });
