import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } });

/** How far below the window's top a toast stands at least. */
const least = `calc(env(safe-area-inset-top) + ${vars.space[3]})`;

/** Where the strip below the header begins, measured from the window's top. */
export const stripTop = createVar();

/** How much room the present toast takes there. */
export const stripHeight = createVar();

/** Grows with a toast, so that it covers nothing of the page below the header. */
export const strip = style({
  flex: 'none',
  height: fallbackVar(stripHeight, '0px'),
  '@media': { [media.motion]: { transition: `height ${vars.motion.quick} ${vars.motion.ease}` } },
});

/** How far a toast stays from the sides of the window, which is more where a page has a place to lie over. */
export const placeLeft = createVar();
export const placeRight = createVar();
const [left, right] = [fallbackVar(placeLeft, '0px'), fallbackVar(placeRight, '0px')];

/** Lies over what is neither pressed nor read, so that nothing has to make room. */
export const over = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const region = style({
  position: 'fixed',
  // Above dialogs: what a dialog caused is said while it is still open.
  zIndex: 200,
  left,
  right,
  top: `max(${least}, ${fallbackVar(stripTop, '0px')})`,
  boxSizing: 'border-box',
  width: `min(28rem, calc(100% - ${left} - ${right} - ${vars.space[6]}))`,
  maxHeight: `calc(100dvh - ${vars.space[6]})`,
  overflowY: 'auto',
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  // Part of the room that the strip makes: nothing begins right below a toast.
  paddingBlockEnd: vars.space[3],
  borderRadius: vars.radius.medium,
});

export const toast = style({
  display: 'flex',
  // At large text the close button stands below the words.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  columnGap: fluidSpace(vars.space[3]),
  padding: vars.space[2],
  paddingLeft: fluidSpace(vars.space[4]),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  boxShadow: `0 0.25rem 1.25rem color-mix(in oklch, ${vars.color.scrim} 40%, transparent)`,
  // Its ring is drawn inside, because the region clips what leaves it.
  outlineOffset: '-3px',
  '@media': {
    [media.motion]: { animation: `${drop} ${vars.motion.calm} ${vars.motion.ease}` },
  },
});

export const content = style({
  display: 'flex',
  flex: '1 1 9rem',
  alignItems: 'flex-start',
  gap: fluidSpace(vars.space[3]),
  minWidth: 0,
  // Lines the first line up with the middle of the close button.
  paddingBlock: '0.6875rem',
});

export const buttons = style({ display: 'flex', alignItems: 'center' });

const icon = style({ flexShrink: 0, width: '1.375rem', height: '1.375rem' });

export const icons = styleVariants({
  success: [icon, { color: vars.color.badge.done.text }],
  info: [icon, { color: vars.color.badge.future.text }],
  error: [icon, { color: vars.color.critical }],
});

export const words = style({ display: 'grid', minWidth: 0 });

export const message = style({
  minWidth: 0,
  fontSize: vars.text.small,
  fontWeight: 550,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const description = style([message, { color: vars.color.soft, fontWeight: 400 }]);
