import { style } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media, vars } from '#theme/index.ts';

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': {
    [pageWidths.twoColumns]: {
      gridTemplateColumns: 'minmax(18rem, 1fr) minmax(0, 1.6fr)',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
      alignItems: 'start',
    },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** The student before a rising sun. */
export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[8]} ${fluidSpace(vars.space[5])} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
  background: `radial-gradient(circle 8rem at 50% 5rem, ${vars.color.sunCenter} 0, ${vars.color.sun} 7.9rem, transparent 8rem) no-repeat, ${vars.color.sand}`,
  minWidth: 0,
});

/** On the sun, whatever the theme. */
export const portrait = style({
  borderRadius: vars.radius.full,
  lineHeight: 0,
  outline: `0.25rem solid ${vars.color.card}`,
});

export const names = style({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: '100%',
  minWidth: 0,
  padding: `${vars.space[2]} ${fluidSpace(vars.space[4])}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const level = style({ justifySelf: 'stretch', textAlign: 'start' });

/** Seven small suns, one of them risen for each day of the streak. */
export const suns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 2.75rem))',
  gap: vars.space[1],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const achievements = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

// --- The histories ---

export const history = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: '44rem',
});

/** Where picture or time and words would no longer stand beside each other. */
const crowded = '(max-width: 14rem)';

/** What was practiced in a class, within its card. */
export const runEntries = style({ margin: 0, padding: `0 ${vars.space[1]}`, listStyle: 'none' });

export const card = style({
  containerType: 'inline-size',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  selectors: {
    [`${runEntries} &`]: { borderWidth: '1px 0 0', borderRadius: 0 },
  },
});

export const run = style([card, { padding: fluidSpace(vars.space[3]) }]);

export const runWords = style({
  flex: '1 1 8rem',
  fontSize: vars.text.body,
  minWidth: 0,
  display: 'grid',
  gap: vars.space[1],
});

export const contents = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: fluidSpace(vars.space[3]),
  padding: fluidSpace(vars.space[3]),
  selectors: { [`${runEntries} &`]: { paddingInline: 0 } },
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

export const picture = style({
  flex: 'none',
  width: '4rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
  color: vars.color.soft,
  display: 'grid',
  placeItems: 'center',
  '@container': { [crowded]: { width: '3rem' } },
});

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  '@container': { [crowded]: { flexBasis: '100%' } },
});

export const clock = style({
  flex: 'none',
  minWidth: '3.25rem',
  paddingTop: '0.125rem',
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
});

export const link = style([
  name,
  {
    textDecoration: 'none',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3] } },
});
