import { style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { pageContainer, pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';
import { ownHeight } from './ownHeight.css.ts';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  '@media': { [media.wide]: { flexDirection: 'row' } },
});

export const skip = style({
  position: 'fixed',
  zIndex: 50,
  top: vars.space[2],
  left: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 650,
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
});

export const rail = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: 0,
      display: 'grid',
      flexShrink: 0,
      height: '100dvh',
    },
  },
});

export const foot = style({
  position: 'sticky',
  zIndex: 10,
  bottom: 0,
  marginTop: 'auto',
  // The side rail is the navigation there, and what else stands here floats.
  '@media': { [media.wide]: { display: 'contents' } },
});

export const bar = style({ '@media': { [media.wide]: { display: 'none' } } });

/** The place of the screen, which fills the window beside or above the navigation. */
export const page = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  vars: { [ownHeight]: '0px' },
});

/** So that the end of a page can be scrolled clear of what floats above it. */
export const roomyPage = style([
  page,
  { '@media': { [media.wide]: { paddingBottom: vars.space[16] } } },
]);

export const running = style({
  display: 'grid',
  '@media': {
    [media.wide]: {
      gap: vars.space[2],
      position: 'fixed',
      zIndex: 10,
      insetBlockEnd: vars.space[6],
      insetInlineEnd: vars.space[6],
      maxWidth: '20rem',
    },
  },
});

const column = style({
  boxSizing: 'border-box',
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  marginInline: 'auto',
  paddingInline: `max(${fluidSpace(vars.space[4])}, env(safe-area-inset-left)) max(${fluidSpace(vars.space[4])}, env(safe-area-inset-right))`,
  paddingBottom: vars.space[8],
  '@media': { [media.wide]: { paddingInline: vars.space[8], paddingTop: vars.space[4] } },
});

/** How wide a screen's content grows. */
export const widths = styleVariants({
  reading: [column, { maxWidth: '44rem' }],
  content: [column, { maxWidth: '72rem' }],
  full: [column, { maxWidth: '90rem' }],
});

export const main = style({
  containerType: 'inline-size',
  containerName: pageContainer,
  outline: 'none',
});

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@container': {
    [pageWidths.twoColumns]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' },
  },
});

export const cell = style({ minWidth: 0 });
