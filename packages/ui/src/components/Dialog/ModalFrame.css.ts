import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const comeFromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });

const startOpacity = createVar();
const startTransform = createVar();

/**
 * One name for every width: a window that is resized while a dialog goes would cancel an animation of
 * another name, and React Aria waits for its end for ever.
 */
const come = keyframes({ from: { opacity: startOpacity, transform: startTransform } });

const entering = (name: string) => `${name} ${vars.motion.calm} ${vars.motion.ease}`;
const exiting = (name: string) => `${name} ${vars.motion.quick} ease-in reverse forwards`;

const motionOf = (name: string) => ({
  selectors: {
    '&[data-entering]': { animation: entering(name) },
    '&[data-exiting]': { animation: exiting(name) },
  },
});

export const overlay = style({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 100,
  display: 'flex',
  width: '100%',
  // The part that an on-screen keyboard leaves free; React Aria keeps it up to date.
  height: 'var(--visual-viewport-height, 100dvh)',
  backgroundColor: vars.color.scrim,
  '@media': {
    [media.motion]: motionOf(appear),
  },
});

const surface = style({
  boxSizing: 'border-box',
  display: 'flex',
  // The whole surface scrolls: on a short screen with large text nothing is pinned over the rest.
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
});

const bottomSheet = {
  alignSelf: 'flex-end',
  width: '100%',
  maxHeight: `calc(100% - ${vars.space[6]})`,
  borderWidth: '1px 0 0',
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  paddingBottom: 'env(safe-area-inset-bottom)',
} as const;

export const surfaces = styleVariants({
  center: [
    surface,
    bottomSheet,
    {
      vars: { [startOpacity]: '1', [startTransform]: 'translateY(100%)' },
      '@media': {
        [media.motion]: motionOf(come),
        [media.wide]: {
          vars: { [startOpacity]: '0', [startTransform]: 'translateY(0.75rem) scale(0.98)' },
          alignSelf: 'center',
          margin: 'auto',
          width: 'auto',
          minWidth: '24rem',
          maxWidth: `min(34rem, calc(100% - ${vars.space[8]}))`,
          maxHeight: `calc(100% - ${vars.space[16]})`,
          borderWidth: '1px',
          borderRadius: vars.radius.large,
          paddingBottom: 0,
        },
      },
    },
  ],
  bottom: [
    surface,
    bottomSheet,
    {
      marginInline: 'auto',
      '@media': {
        [media.motion]: motionOf(rise),
        [media.wide]: { maxWidth: '40rem', borderWidth: '1px 1px 0' },
      },
    },
  ],
  left: [
    surface,
    {
      height: '100%',
      width: `min(20rem, calc(100% - ${vars.space[6]}))`,
      borderWidth: '0 1px 0 0',
      borderRadius: `0 ${vars.radius.large} ${vars.radius.large} 0`,
      paddingLeft: 'env(safe-area-inset-left)',
      '@media': {
        [media.motion]: motionOf(comeFromLeft),
      },
    },
  ],
});

export const dialog = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  gap: vars.space[4],
  height: 'max-content',
  minHeight: '100%',
  padding: fluidSpace(vars.space[5]),
  outline: 'none',
});

export const header = style({
  display: 'flex',
  // Where the title needs the row for itself, the close button stands above it.
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  columnGap: fluidSpace(vars.space[3]),
});

export const title = style({
  flex: '1 1 auto',
  width: 'min-content',
  minWidth: 'min(8rem, 100%)',
  margin: 0,
  paddingTop: vars.space[1],
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontWeight: 400,
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const body = style({
  flex: 1,
  minWidth: 0,
  lineHeight: vars.leading.body,
  overflowWrap: 'break-word',
});

/** Actions fill a small screen's width and gather at the end of a wide one. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: fluidSpace(vars.space[3]),
  selectors: { '&:empty': { display: 'none' } },
});

// On a small screen the buttons share the width of their line: within reach of either thumb.
globalStyle(`${actions} > button, ${actions} > a`, {
  flexGrow: 1,
  '@media': { [media.wide]: { flexGrow: 0 } },
});
