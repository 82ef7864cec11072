import { style } from '@vanilla-extract/css';

/** Room for the button at the end. */
export const passwordInput = style({ paddingInlineEnd: '3.25rem' });

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: '0.125rem',
  display: 'grid',
});
