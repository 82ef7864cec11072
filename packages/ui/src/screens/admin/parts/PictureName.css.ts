import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** With large text the words go below the picture. */
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});

export const thumbnail = style({
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
});

/** A column is given this room before the words go below. */
export const words = style({
  flex: '1 1 7rem',
  minWidth: 'min(7rem, 50cqi)',
  overflowWrap: 'anywhere',
});
