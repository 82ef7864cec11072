import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** As large as a finger; the circle inside it is what one sees. */
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 'none',
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
});

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  backgroundColor: vars.color.card,
  color: vars.color.warm,
});

export const heart = style({
  fill: 'none',
  selectors: {
    '[aria-pressed="true"] &': { fill: 'currentColor' },
    '[data-hovered] &': { strokeWidth: 2.5 },
  },
});
