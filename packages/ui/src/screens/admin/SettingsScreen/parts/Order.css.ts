import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  // On a small screen with large text the buttons stand below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: `1px solid ${vars.color.line}`,
});

export const name = style({ flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' });
