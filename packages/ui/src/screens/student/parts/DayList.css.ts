import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** The virtual list keeps the place itself when a row turns out taller than thought. */
export const days = style({ overflowAnchor: 'none' });

export const day = style({
  paddingTop: vars.space[4],
  paddingBottom: vars.space[2],
});

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({ paddingBottom: vars.space[2] });
