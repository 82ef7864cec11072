import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const search = style({ width: '100%', maxWidth: '28rem' });

/** With large text the figures go below the name. */
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  minWidth: 0,
});

/** The column is given this room before the figures go below. */
export const words = style({
  flex: '1 1 10rem',
  minWidth: 'min(10rem, 50cqi)',
  overflowWrap: 'anywhere',
});

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const figure = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
});

export const changedBy = style({
  display: 'block',
  color: vars.color.soft,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
