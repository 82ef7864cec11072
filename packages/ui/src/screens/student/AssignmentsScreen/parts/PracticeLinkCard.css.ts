import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const figure = style({
  flex: '1 1 14rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13rem)',
  placeContent: 'center',
  alignSelf: 'stretch',
  padding: vars.space[4],
  backgroundColor: vars.color.sand,
});

export const words = style({
  flex: '2 1 16rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
  padding: `${vars.space[5]} ${fluidSpace(vars.space[5])}`,
});
