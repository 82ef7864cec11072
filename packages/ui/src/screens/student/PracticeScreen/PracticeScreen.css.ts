import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';
import { lying, twoColumns } from './layout.ts';

/** The whole window is the practice: no bars, one thing to look at. */
export const stage = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplate: `
    "back badge cues" auto
    "title title title" auto
    "ring ring ring" minmax(9.5rem, 1fr)
    "panel panel panel" auto
    / minmax(2.75rem, 1fr) minmax(0, auto) minmax(2.75rem, 1fr)`,
  gap: `${vars.space[4]} ${vars.space[3]}`,
  minHeight: '100dvh',
  padding: `max(${vars.space[4]}, env(safe-area-inset-top)) max(${vars.space[4]}, env(safe-area-inset-right)) max(${vars.space[6]}, env(safe-area-inset-bottom)) max(${vars.space[4]}, env(safe-area-inset-left))`,
  backgroundColor: vars.color.paper,
  '@media': {
    [media.wide]: { padding: vars.space[8], rowGap: vars.space[6] },
    [twoColumns]: {
      gridTemplate: `
        "back cues" auto
        "ring ." 1fr
        "ring badge" auto
        "ring title" auto
        "ring panel" auto
        "ring eyes" auto
        "ring ." 1fr
        / minmax(0, 1.1fr) minmax(0, 1fr)`,
      columnGap: 'clamp(1.5rem, 6vw, 7rem)',
      maxWidth: '84rem',
      marginInline: 'auto',
    },
    [lying]: {
      gridTemplate: `
        "back badge cues" auto
        "ring title title" 1fr
        "ring panel panel" auto
        / minmax(0, 1fr) minmax(0, 1fr) auto`,
      rowGap: vars.space[2],
      paddingBlock: vars.space[3],
    },
  },
});

export const back = style({ gridArea: 'back', alignSelf: 'start' });

/**
 * In the corner that the ring leaves free, so that nobody scrolls for it; else below the controls. With large text on
 * a small telephone the ring leaves none.
 */
export const eyes = style({
  gridArea: 'ring',
  placeSelf: 'end',
  zIndex: 2,
  '@container': {
    '(max-width: 14rem)': { gridArea: 'auto / 1 / auto / -1', justifySelf: 'center' },
  },
  '@media': {
    [twoColumns]: { gridArea: 'eyes', placeSelf: 'center start' },
    [lying]: { gridArea: 'badge', placeSelf: 'center end' },
  },
});

export const cues = style({ gridArea: 'cues', placeSelf: 'start end' });

/**
 * In the middle of the window, whatever stands beside it; over the name where there is room. With large text on a
 * small telephone nothing has room between the buttons: there it comes below them.
 */
export const badge = style({
  gridArea: 'badge',
  placeSelf: 'start center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '2.75rem',
  justifyContent: 'center',
  gap: vars.space[2],
  '@media': { [twoColumns]: { placeSelf: 'center start', minHeight: 0 } },
  '@container': {
    '(max-width: 14rem)': {
      gridColumn: '1 / -1',
      marginBlockStart: `calc(2.75rem + ${vars.space[2]})`,
      minHeight: 0,
    },
  },
});

export const title = style({
  gridArea: 'title',
  display: 'grid',
  gap: vars.space[1],
  textAlign: 'center',
  '@media': { [twoColumns]: { textAlign: 'start' }, [lying]: { alignContent: 'start' } },
});

export const panel = style({
  gridArea: 'panel',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: vars.space[6],
  textAlign: 'center',
  '@media': {
    [twoColumns]: { alignItems: 'flex-start', textAlign: 'start' },
    [lying]: { gap: vars.space[3] },
  },
});

/** As tall with the clock as with the notice, or with words, so that the controls stay where the thumb is. */
export const readout = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  justifyContent: 'center',
  gap: vars.space[1],
  width: '100%',
  minHeight: '8.5rem',
  '@media': {
    // There is more room beside the clock than below it.
    [lying]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'flex-start',
      columnGap: vars.space[4],
      minHeight: 0,
    },
  },
});

/** What to do at this moment, below the clock or beside it. */
const guide = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  '@media': { [lying]: { flex: '1 1 9rem' } },
});

export const guides = styleVariants({
  plain: [guide],
  /** As tall with words as without, so that the controls below stay where they are. */
  captioned: [guide, { minHeight: '7rem', '@media': { [lying]: { minHeight: 0 } } }],
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `min(${vars.space[6]}, 5vw)`,
});

/** What guides at this moment: large enough to be seen from the mat. */
export const cue = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  lineHeight: vars.leading.tight,
  color: vars.color.warmText,
});

/** Words about the pose keep a readable measure. */
export const words = style({ maxWidth: '34rem' });

export const tips = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  textAlign: 'start',
});

/** Buttons one below the other. */
export const inOrder = style({ display: 'grid', gap: vars.space[3], width: '100%' });

export const choice = style({
  display: 'flex',
  maxWidth: '100%',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: `${vars.space[3]} ${vars.space[8]}`,
});

/** As high as the stepper beside it. */
export const duration = style({ display: 'grid', alignItems: 'center', minHeight: '3.25rem' });

/** The start button: as wide as a telephone, and no wider than a hand on a desk. */
export const way = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '22rem',
});

/** What stands alone where the practice would be. */
export const alone = style({
  gridArea: '2 / 1 / -1 / -1',
  placeSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
});
