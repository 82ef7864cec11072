import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** The whole window, over the editor. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});

export const dialog = style({ outline: 'none' });

export const over = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' });
