import { style } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media, vars } from '#theme/index.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  '@container': {
    [pageWidths.twoColumns]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const picture = style({
  height: 'min(15rem, 42vw)',
  '@media': { [media.wide]: { height: '15rem' } },
});

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: fluidSpace(vars.space[4]),
  '@container': { [pageWidths.twoColumns]: { padding: vars.space[6] } },
});

export const description = style({ minWidth: 0 });

export const belonging = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.soft,
  fontVariantNumeric: 'tabular-nums',
});

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': {
    [pageWidths.twoColumns]: {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(18rem, 1fr)',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
      alignItems: 'start',
    },
  },
});

/** Before the feed on a telephone, beside it on a wide screen. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': { [pageWidths.twoColumns]: { gridColumn: 2, gridRow: 1 } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const suns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 2.75rem))',
  gap: vars.space[1],
});

export const emptyFigure = style({ width: '9rem' });

export const feed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Where a portrait, the words and a picture would no longer stand beside each other. */
const crowded = '(max-width: 14rem)';

export const item = style({
  containerType: 'inline-size',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const contents = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: fluidSpace(vars.space[3]),
  padding: fluidSpace(vars.space[3]),
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  '@container': { [crowded]: { order: 1, flexBasis: '100%' } },
});

export const name = style({
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const deed = style({ lineHeight: vars.leading.snug, overflowWrap: 'anywhere' });

export const time = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

export const sign = style({ flex: 'none', width: 'min(4rem, 18vw)' });

export const award = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '12%',
  color: vars.color.ink,
  background: `radial-gradient(circle, ${vars.color.sunCenter} 0, ${vars.color.sun} 40%, transparent 41%), ${vars.color.sand}`,
});

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** There may be thousands: those out of sight are not drawn. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  padding: fluidSpace(vars.space[3]),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4.5rem',
});
