import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const alert = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
});

export const tones = styleVariants({
  error: [
    alert,
    { backgroundColor: vars.color.badge.overdue.surface, color: vars.color.badge.overdue.text },
  ],
  info: [
    alert,
    { backgroundColor: vars.color.badge.done.surface, color: vars.color.badge.done.text },
  ],
});

export const icon = style({ flexShrink: 0, marginTop: '0.125rem' });

/** Below the sign where large words would have no room beside it. */
export const words = style({
  flex: '1 1 8rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
