import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const note = style({
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.color.line}`,
});

export const toStudent = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.75rem',
  color: vars.color.ink,
  fontWeight: 600,
});
