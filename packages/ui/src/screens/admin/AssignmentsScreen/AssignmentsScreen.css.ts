import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** In rem, so that large text asks for one column sooner. */
export const beside = '(min-width: 76rem)';
const roomy = '(min-width: 90rem)';

/** The list comes first in the page: on a small screen it is what an admin looks for. */
export const oneColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
});

export const columns = style([
  oneColumn,
  {
    '@media': {
      // So narrow that the list has room to be a table.
      [beside]: { gridTemplateColumns: '18rem minmax(0, 1fr)' },
      [roomy]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
    },
  },
]);

export const create = style({
  scrollMarginTop: vars.space[4],
  outline: 'none',
  '@media': { [beside]: { gridColumn: 1, gridRow: 1 } },
});

export const list = style({
  minWidth: 0,
  selectors: { [`${columns} &`]: { '@media': { [beside]: { gridColumn: 2, gridRow: 1 } } } },
});

export const formHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

const badges = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

/** The names of most people stay in one piece. */
export const student = style([badges, { minWidth: 'min(4.75rem, 50cqi)' }]);

/** The longest words of German names stay in one piece. */
export const work = style([badges, { minWidth: 'min(7.5rem, 50cqi)' }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
});

export const fact = style({
  color: vars.color.soft,
  fontSize: vars.text.caption,
  fontWeight: 600,
  lineHeight: vars.leading.snug,
});

export const said = style({
  margin: 0,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
