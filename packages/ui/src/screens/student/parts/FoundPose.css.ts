import { style } from '@vanilla-extract/css';
import { media, vars } from '#theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  outline: 'none',
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-selected]': { backgroundColor: vars.color.sand },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const picture = style({
  flex: 'none',
  width: '3.5rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sand,
});

export const words = style({ flex: '1 1 6rem', minWidth: 0 });

export const name = style({
  margin: 0,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  color: vars.color.onAccent,
  selectors: {
    [`${item}[data-selected] &`]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** Not there rather than see-through: fills disappear in high contrast. */
export const tick = style({
  visibility: 'hidden',
  selectors: { [`${item}[data-selected] &`]: { visibility: 'visible' } },
});
