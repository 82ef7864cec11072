import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

/** Shared with ErrorState: both stand where content would. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['5'],
  marginInline: 'auto',
  maxWidth: '26rem',
  paddingBlock: vars.space['10'],
  paddingInline: vars.space['4'],
  textAlign: 'center',
});
