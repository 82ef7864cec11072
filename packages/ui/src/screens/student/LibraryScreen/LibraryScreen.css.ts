import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { cardGap, fullCardsFrom } from './layout.ts';

/** What the number of columns depends on. In rem, so that larger text makes fewer of them. */
export const room = style({ containerType: 'inline-size' });

const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

const grid = style({
  display: 'grid',
  gap: `${cardGap}rem`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The virtual list keeps the place itself when a row turns out taller than thought.
  overflowAnchor: 'none',
});

const small = columns('8.5rem');
const large = columns('17rem');
const wide = `(min-width: ${fullCardsFrom}rem)`;

/** The cards as a person chose them, or as they fit. */
export const grids = styleVariants({
  full: [grid, { gridTemplateColumns: large }],
  compact: [
    grid,
    {
      gridTemplateColumns: small,
      '@container': { [wide]: { gridTemplateColumns: columns('13rem') } },
    },
  ],
  fitting: [
    grid,
    { gridTemplateColumns: small, '@container': { [wide]: { gridTemplateColumns: large } } },
  ],
});

export const cell = style({ minWidth: 0 });

export const search = style({
  display: 'flex',
  // With very large text the filters stand below the search.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '32rem',
});

export const searchField = style({ flex: '1 1 10rem', minWidth: 0 });

export const filter = style({ position: 'relative', display: 'grid' });

export const filterCount = style({
  position: 'absolute',
  top: '-0.25rem',
  right: '-0.25rem',
  display: 'grid',
  placeContent: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.caption,
  fontWeight: 650,
  // The button beneath takes the press.
  pointerEvents: 'none',
});

/** Reserves its height, so that the list does not move when the number appears. */
export const results = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '2.75rem',
});

export const skeletonPicture = style({ aspectRatio: '11 / 10' });
export const skeletonWords = style({ padding: vars.space[3] });

export const samplePicture = style({ aspectRatio: '11 / 10' });
export const sampleWords = style({ padding: vars.space[3] });

/** Takes the focus without being a control: nothing is drawn around it. */
export const end = style({ outline: 'none' });

export const emptyFigure = style({ width: '9rem' });
