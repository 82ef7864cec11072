import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minHeight: '100svh',
  padding: vars.space[6],
  textAlign: 'center',
});

export const figure = style({ width: 'min(70vw, 16rem)' });

export const number = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.clock,
  fontWeight: 300,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});
