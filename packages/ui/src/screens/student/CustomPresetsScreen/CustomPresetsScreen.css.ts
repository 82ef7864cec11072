import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const figure = style({ width: 'min(11rem, 100%)' });

/** Takes the focus when what had it is gone. */
export const content = style({ outline: 'none' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ minWidth: 0 });

/** A form in the place of its preset. */
export const wholeRow = style({ gridColumn: '1 / -1', minWidth: 0 });
