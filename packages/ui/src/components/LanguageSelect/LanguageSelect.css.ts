import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

/** What stands beside the words keeps this far from the edge, and takes this much room. */
const inset = fluidSpace(vars.space[3]);
const room = `${inset} + 1.125rem`;

export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderRadius: vars.radius.full,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}` } },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: inset,
  pointerEvents: 'none',
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: inset,
  pointerEvents: 'none',
});

export const select = style({
  appearance: 'none',
  minWidth: 0,
  minHeight: '2.75rem',
  paddingInline: `calc(${room} + ${vars.space[2]}) calc(${room} + ${vars.space[1]})`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
});

export const option = style({ color: vars.color.ink, backgroundColor: vars.color.card });
