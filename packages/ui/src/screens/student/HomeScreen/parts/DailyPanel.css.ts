import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  // Only ever focused by the app, as a place to go on reading from.
  outline: 'none',
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: `clamp(${vars.text.title}, 6vw, ${vars.text.heading})`,
  fontWeight: 400,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

/** As many columns as rows have room for: one on a telephone, two on a tablet. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As high as the rows that it stands for, so that nothing jumps when they come. */
export const stillLoading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minHeight: '12rem',
});
