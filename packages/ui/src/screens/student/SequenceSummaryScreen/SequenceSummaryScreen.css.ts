import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export { sun } from '../PracticeScreen/parts/AchievementsDialog.css.ts';

/** As quiet as the practice before it: no bars, one column. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  maxWidth: '28rem',
  marginInline: 'auto',
  paddingBlock: `max(${vars.space[8]}, env(safe-area-inset-top)) max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
});

/** In the middle; the strip above it stays where it is when it makes room. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  marginBlock: 'auto',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const poses = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const pose = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
