import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const poster = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[6]}`,
  textAlign: 'center',
  gap: vars.space[5],
  // The light of the sun fills the screen; the words stand where it has ended.
  backgroundImage: `radial-gradient(circle at 50% 35%, color-mix(in oklab, ${vars.color.sun} 60%, ${vars.color.paper}), ${vars.color.paper} 62%)`,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const product = style({ fontFamily: vars.font.heading, fontSize: vars.text.heading });

/** As large as the words leave room for, and never so small that nobody is seen. */
export const figure = style({
  containerType: 'size',
  flex: '1 1 0',
  minHeight: '10rem',
  display: 'grid',
  placeItems: 'center',
});

export const picture = style({ width: 'min(100cqw, 100cqh, 32rem)' });

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
