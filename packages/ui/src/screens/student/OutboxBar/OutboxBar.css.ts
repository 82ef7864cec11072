import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media, vars } from '#theme/index.ts';

export const bar = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  width: '100%',
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${fluidSpace(vars.space[4])}`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  outlineOffset: '-3px',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.sand } },
  '@media': {
    [media.wide]: {
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      boxShadow: `0 0.25rem 1.25rem color-mix(in oklch, ${vars.color.scrim} 40%, transparent)`,
    },
  },
});

export const words = style({ flex: '1 1 0', display: 'grid', minWidth: 0 });

export const icon = style({ flex: 'none' });
