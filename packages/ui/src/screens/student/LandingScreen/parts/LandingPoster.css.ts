import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/index.ts';

export const poster = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[6]}`,
  textAlign: 'center',
  gap: vars.space[5],
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const product = style({ fontFamily: vars.font.heading, fontSize: vars.text.heading });

export const figure = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 'min(100%, 26rem, 52svh)',
  marginInline: 'auto',
});

export const words = style({ display: 'grid', gap: vars.space[2] });

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: 400,
  fontSize: 'clamp(2.25rem, 11vw, 3.25rem)',
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

export const tagline = style({ color: vars.color.soft, fontSize: vars.text.large });

export const actions = style({
  display: 'grid',
  gap: vars.space[2],
  width: 'min(100%, 26rem)',
  marginInline: 'auto',
});
