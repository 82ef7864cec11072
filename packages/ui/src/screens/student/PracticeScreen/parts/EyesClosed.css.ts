import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** Hardly any light, whatever the theme: a screen beside the mat in a dark room. */
const dark = 'oklch(12% 0.02 291)';
const dim = 'oklch(72% 0.05 300)';

export const view = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: dark,
  color: dim,
});

export const figure = style({
  gridArea: '1 / 1',
  placeSelf: 'stretch',
  // Below the button that leaves, so that a toast over the ring leaves it free.
  padding: `${vars.space[20]} ${vars.space[4]}`,
  display: 'grid',
  gridTemplate: '"ring" minmax(0, 1fr) / minmax(0, 1fr)',
  opacity: 0.3,
  pointerEvents: 'none',
});

const button = style({
  border: 0,
  backgroundColor: 'transparent',
  color: dim,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `3px solid ${dim}`, outlineOffset: '-8px' } },
});

/** The words at the lower edge: the figure is above. */
export const whole = style([
  button,
  {
    gridArea: '1 / 1',
    placeSelf: 'stretch',
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    padding: `${vars.space[6]} ${vars.space[4]} max(${vars.space[8]}, env(safe-area-inset-bottom))`,
    selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
  },
]);

export const words = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  padding: vars.space[4],
  marginBlockEnd: '5rem',
  // Beside the line around the button that has the focus.
  marginInline: '12px',
  // Over the figure, which is light.
  backgroundColor: dark,
  textAlign: 'center',
  pointerEvents: 'none',
});

export const leave = style([
  button,
  {
    gridArea: '1 / 1',
    placeSelf: 'start end',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    margin: `max(${vars.space[4]}, env(safe-area-inset-top)) max(${vars.space[4]}, env(safe-area-inset-right)) 0 0`,
    paddingInline: vars.space[4],
    border: `1px solid ${dim}`,
    borderRadius: vars.radius.large,
  },
]);
