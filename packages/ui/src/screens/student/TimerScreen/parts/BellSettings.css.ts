import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** Rows between hairlines. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderTop: 'none', paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const fact = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    minHeight: '2.75rem',
  },
]);

export const value = style({ color: vars.color.soft, fontVariantNumeric: 'tabular-nums' });
