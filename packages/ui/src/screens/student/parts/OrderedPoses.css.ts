import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import * as row from './PracticeRow.css.ts';

/** Where handle, figure, words and two buttons need each other's room. */
const narrow = '(max-width: 26rem)';
/** Where the words need a line of their own. */
const crowded = '(max-width: 18.5rem)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** The place between two rows where a dragged one would land. */
export const landing = style({
  borderRadius: '2px',
  selectors: { '&[data-drop-target]': { outline: `2px solid ${vars.color.focus}` } },
});

export const item = style({
  borderRadius: vars.radius.large,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-dragging]': { opacity: 0.5 },
  },
});

export const heading = style({ marginBlockEnd: vars.space[2] });

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.soft,
  cursor: 'grab',
});

export const contents = style([
  row.contents,
  {
    '@container': {
      [narrow]: { gap: vars.space[2], paddingInlineEnd: vars.space[1] },
      [crowded]: { flexWrap: 'wrap', justifyContent: 'flex-start' },
    },
  },
]);

export const picture = style([row.picture, { '@container': { [narrow]: { width: '3.75rem' } } }]);

/** Smaller on a smaller picture, so that it leaves the figure's head alone. */
export const number = style([
  row.number,
  { '@container': { [narrow]: { minWidth: '1.25rem', minHeight: '1.25rem' } } },
]);

export const words = style([
  row.words,
  { '@container': { [crowded]: { order: 1, flex: '1 0 100%' } } },
]);

export const ways = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
});
