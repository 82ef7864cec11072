import { style } from '@vanilla-extract/css';
import { media, vars } from '#theme/index.ts';

export const scale = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const label = style({ fontSize: vars.text.small, fontWeight: 600 });

export const chosen = style({ color: vars.color.soft, fontSize: vars.text.small });

export const ratings = style({
  display: 'grid',
  // Very large text takes a second row rather than ever smaller pictures.
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.5rem, 1fr))',
  gap: vars.space[1],
  padding: vars.space[1],
  borderRadius: `calc(${vars.radius.large} + ${vars.space[1]})`,
  backgroundColor: vars.color.sand,
});

export const rating = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: '3.25rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent, backgroundColor: vars.color.card },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: '2.25rem',
  aspectRatio: '1',
  fontFamily: vars.font.emoji,
  fontSize: '1.75rem',
  lineHeight: 1,
  selectors: {
    [`${rating}:not([data-selected]) &`]: { opacity: 0.65 },
    [`${rating}[data-hovered] &`]: { opacity: 1 },
  },
});
