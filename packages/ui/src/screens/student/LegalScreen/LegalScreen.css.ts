import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

const edge = 'clamp(1.25rem, 4vw, 3rem)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${edge}`,
});

export const product = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.heading,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
});

export const main = style({
  width: 'min(100%, 46rem)',
  marginInline: 'auto',
  padding: `${vars.space[6]} ${edge} ${vars.space[20]}`,
});
