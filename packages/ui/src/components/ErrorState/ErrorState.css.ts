import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.badge.overdue.surface,
  color: vars.color.badge.overdue.text,
});
