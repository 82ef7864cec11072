import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media, vars } from '#theme/index.ts';

export const bar = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  width: '100%',
  minHeight: '3.5rem',
  padding: `${vars.space[2]} ${fluidSpace(vars.space[4])}`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sand,
  color: vars.color.ink,
  textDecoration: 'none',
  outlineOffset: '-3px',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.line } },
  '@media': {
    [media.wide]: {
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.full,
      boxShadow: `0 0.25rem 1.25rem color-mix(in oklch, ${vars.color.scrim} 40%, transparent)`,
    },
  },
});

export const ring = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
});

export const sun = style({
  position: 'absolute',
  width: '62%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle, ${vars.color.sunCenter}, ${vars.color.sun})`,
});

export const words = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minWidth: 0,
});

export const label = style({ fontSize: vars.text.small, fontWeight: 550 });

export const time = style({
  fontSize: vars.text.large,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const paused = style({ color: vars.color.soft, fontSize: vars.text.small });

export const icon = style({ flex: 'none' });
