import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const notices = style({ display: 'grid', gap: vars.space[3] });

/** Takes no place, not even that of a gap, and is still known to screen readers. */
export const nothing = style({ position: 'absolute' });

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const words = style({ flex: '1 1 10rem', minWidth: 0 });
