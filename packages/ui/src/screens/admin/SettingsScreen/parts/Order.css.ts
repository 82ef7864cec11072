import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
