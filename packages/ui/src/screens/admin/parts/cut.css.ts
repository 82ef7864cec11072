import { style } from '@vanilla-extract/css';

/** One line that ends in an ellipsis; on a card there is room for all of it. */
export const cut = style({
  '@container': {
    '(min-width: 40rem)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

/** The same for a whole column, as wide as the table has room for. */
export const cutColumn = style([
  cut,
  { '@container': { '(min-width: 40rem)': { display: 'block', maxWidth: '17cqi' } } },
]);
