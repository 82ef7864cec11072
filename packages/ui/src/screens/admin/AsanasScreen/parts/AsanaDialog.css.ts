import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/index.ts';

/** Two short fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});

export const film = style({ width: '100%', height: '100%', objectFit: 'contain' });
