import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** The list and what is done to those who are selected in it. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** Stays in reach where it leaves enough of the list to be seen. */
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[3],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  '@media': {
    '(min-height: 40rem)': { position: 'sticky', bottom: vars.space[3], zIndex: 1 },
  },
});

/** What has the focus is never under what stays in reach. */
globalStyle(`${list} :is([role=row], [role=gridcell], [role=rowheader], a, button, label)`, {
  scrollMarginBlockEnd: '14rem',
});

export const words = style({ flex: '1 1 8em', minWidth: 0 });
