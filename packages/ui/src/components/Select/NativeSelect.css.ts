import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { button } from './Select.css.ts';

export const frame = style({ position: 'relative' });

export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  // The list takes its colors from here.
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});

export const face = style([
  button,
  {
    selectors: {
      [`${select}:enabled:hover + &`]: { borderColor: vars.color.soft },
      [`${select}:disabled + &`]: { opacity: 0.5 },
      [`${select}:focus-visible + &`]: {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
  },
]);
