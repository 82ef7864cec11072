import { style } from '@vanilla-extract/css';
import { line } from '#screens/admin/parts/lines.css.ts';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': {
    [pageWidths.twoCards]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** The cards below each other in one of the columns. */
export const column = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});

export const words = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });

/** A line whose parts stand below each other. */
export const tall = style([
  line,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none' },
]);

/** What takes up the focus that a form leaves behind. */
export const focusFallback = style({ outline: 'none' });

export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] });
