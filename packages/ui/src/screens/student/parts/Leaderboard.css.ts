import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media, vars } from '#theme/index.ts';

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '44rem',
});

export const title = style({ display: 'grid', gap: vars.space[1] });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Where a row's words and its points would no longer stand beside each other. */
const crowded = '(max-width: 16rem)';

export const place = style({
  containerType: 'inline-size',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

/** Over a low sun. */
export const first = style([
  place,
  {
    borderColor: 'transparent',
    background: `radial-gradient(circle at 3.25rem 130%, ${vars.color.sun} 0 5.5rem, transparent 5.6rem) no-repeat border-box, ${vars.color.sand}`,
  },
]);

export const own = style({ outline: `2px solid ${vars.color.plum}`, outlineOffset: '-1px' });

export const contents = style({
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  padding: `${vars.space[3]} ${fluidSpace(vars.space[4])}`,
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

export const rank = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  minWidth: '1.75rem',
  color: vars.color.ink,
  fontSize: vars.text.large,
  fontWeight: 300,
  fontVariantNumeric: 'tabular-nums',
});

/** Holds the crown of the first one. */
export const portrait = style({ position: 'relative', flex: 'none', lineHeight: 0 });

export const crown = style({
  position: 'absolute',
  top: '-0.625rem',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.card,
  color: vars.color.warmText,
});

export const words = style({
  flex: '1 1 0',
  minWidth: 'min(100%, 5rem)',
  display: 'grid',
  justifyItems: 'start',
  gap: '0.125rem',
});

export const name = style({
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const level = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: { [`${first} &`]: { color: vars.color.ink } },
});

export const points = style({
  marginInlineStart: 'auto',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** The own row stays in sight where the window has room for it, above the bar of the navigation. */
export const pinned = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
  backgroundColor: vars.color.paper,
  '@media': {
    '(min-height: 44rem)': { position: 'sticky', zIndex: 1, bottom: '3.5rem' },
    [`${media.wide} and (min-height: 44rem)`]: { bottom: 0 },
  },
});

export const rest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const emptyFigure = style({ width: '9rem' });
