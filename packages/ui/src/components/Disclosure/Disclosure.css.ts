import { style } from '@vanilla-extract/css';
import { media, vars } from '#theme/index.ts';

export const disclosure = style({ minWidth: 0 });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} 0`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.small,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.color.plum } },
});

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const chevron = style({
  flex: 'none',
  // Of this button alone: one may stand in the panel of another.
  selectors: { [`${trigger}[aria-expanded='true'] > &`]: { rotate: '180deg' } },
  '@media': {
    [media.motion]: { transition: `rotate ${vars.motion.quick} ${vars.motion.ease}` },
  },
});

export const panel = style({ overflow: 'clip' });
