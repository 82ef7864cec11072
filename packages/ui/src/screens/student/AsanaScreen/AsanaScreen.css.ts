import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media, vars } from '#theme/index.ts';

const edge = (side: 'left' | 'right') =>
  `max(${fluidSpace(vars.space[5])}, env(safe-area-inset-${side}))`;

/** The picture over the words; from 768 px on beside them. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr',
    },
  },
});

export const picture = style({
  position: 'relative',
  minWidth: 0,
  height: 'min(100vw, 46dvh)',
  backgroundColor: vars.color.sand,
  '@media': {
    [media.wide]: { position: 'sticky', top: 0, height: '100dvh', alignSelf: 'start' },
  },
});

export const back = style({
  position: 'absolute',
  zIndex: 1,
  top: `max(${vars.space[4]}, env(safe-area-inset-top))`,
  left: `max(${vars.space[4]}, env(safe-area-inset-left))`,
});

/** A drawn figure stands in the middle with air around it; a photograph fills the place. */
export const drawn = style({ display: 'grid', placeContent: 'center', height: '100%' });

/** Figures are drawn in a square. */
export const square = style({
  width: 'min(100vw - 3rem, 46dvh - 2rem)',
  aspectRatio: '1',
  '@media': { [media.wide]: { width: 'min(46vw - 4rem, 84dvh)' } },
});

/** On the picture, where a thumb reaches it. */
export const play = style({
  position: 'absolute',
  zIndex: 1,
  right: `max(${vars.space[4]}, env(safe-area-inset-right))`,
  bottom: vars.space[4],
});

export const details = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.wide]: { maxWidth: '40rem' } },
});

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  paddingInline: `${edge('left')} ${edge('right')}`,
  '@media': {
    [media.wide]: {
      gap: vars.space[6],
      paddingBlock: 'clamp(2rem, 10vh, 6rem) 2rem',
      paddingInline: 'clamp(1.5rem, 5vw, 4rem)',
    },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

export const positions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const position = style({ display: 'grid', alignContent: 'start', gap: vars.space[1] });

export const listItem = style({ selectors: { '&::marker': { color: vars.color.warm } } });

/** Within reach of the thumb, also while a long text is read. */
export const actions = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  paddingInline: `${edge('left')} ${edge('right')}`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
  '@container': {
    // With very large text it would cover what it belongs to.
    '(min-width: 16rem)': { position: 'sticky', bottom: 0 },
  },
  '@media': { [media.wide]: { paddingInline: 'clamp(1.5rem, 5vw, 4rem)' } },
});

export const start = style({ display: 'grid', flex: '1 1 9rem' });

/** What stands alone on the page: a pose that is not there. */
export const alone = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  backgroundColor: vars.color.paper,
});

export const heart = style({ fill: 'currentColor' });

export const video = style({
  display: 'block',
  width: '100%',
  maxHeight: '70dvh',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
});

export const figure = style({ width: '9rem' });
