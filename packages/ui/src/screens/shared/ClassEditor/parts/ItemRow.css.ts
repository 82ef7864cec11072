import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  width: '2rem',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.soft,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
});

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const check = style({ color: vars.color.plum });
