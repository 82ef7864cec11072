import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[2]),
  // Where large text leaves no room beside the picture.
  '@container': { '(max-width: 17rem)': { flexWrap: 'wrap' } },
});

export const names = style({
  display: 'flex',
  flex: '1 1 6rem',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: 'min(6rem, 50cqi)',
  // A name of four hundred characters leaves room for the other columns.
  '@container': { '(min-width: 40rem)': { width: '15cqi' } },
});

export const other = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontWeight: 400,
});
