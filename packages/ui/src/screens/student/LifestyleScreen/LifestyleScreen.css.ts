import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

export const log = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

/** The sun goes down beside the day's question. */
export const dusk = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[5]} ${fluidSpace(vars.space[5])}`,
  // The words end where the sun begins.
  paddingInlineEnd: 'min(7rem, 25vw)',
  borderRadius: vars.radius.large,
  background: `radial-gradient(circle at calc(100% - min(3rem, 9vw)) 100%, ${vars.color.sunCenter} 0, ${vars.color.sun} min(4rem, 15vw), transparent calc(min(4rem, 15vw) + 1px)), ${vars.color.sand}`,
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const lock = style({ flex: 'none' });

export const room = style({ containerType: 'inline-size' });

/** In a dialog there is room for one column only, however wide the screen is. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': {
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});

export const moon = style({ width: '100%', height: '100%' });
export const night = style({ fill: vars.color.line, stroke: vars.color.control });
export const light = style({ fill: vars.color.plum });

export const glasses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1.5rem))',
  justifyContent: 'space-between',
  gap: vars.space[1],
});
export const glass = style({ width: '100%' });
export const rim = style({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const water = style({ fill: vars.color.plum, opacity: 0.55 });

// --- History ---

export const figure = style({ width: 'min(14rem, 100%)' });

export const history = style({
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

export const entries = style({ minWidth: 0 });

/** Where the face and the words would no longer stand beside each other. */
const crowded = '(max-width: 16rem)';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: fluidSpace(vars.space[3]),
  padding: fluidSpace(vars.space[3]),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  containerType: 'inline-size',
});

export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sun,
  fontFamily: vars.font.emoji,
  fontSize: '1.75rem',
  lineHeight: 1,
});

export const logged = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gap: vars.space[2],
  '@container': { [crowded]: { flexBasis: '100%', order: 1 } },
});

export const facts = style({
  display: 'grid',
  gap: '0.125rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const fact = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  // A Japanese bracket at the end of a line wraps, instead of standing out of the narrow column.
  textSpacingTrim: 'space-all',
});

export const mind = style({
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** As it was written, line by line. */
export const food = style({
  margin: 0,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
