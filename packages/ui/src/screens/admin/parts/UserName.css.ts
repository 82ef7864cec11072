import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
});

export const names = style({
  display: 'flex',
  flex: '1 1 6rem',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 'min(6rem, 50cqi)',
  // A name of four hundred characters leaves room for the other columns.
  maxWidth: '22rem',
});

export const other = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontWeight: 400,
});
