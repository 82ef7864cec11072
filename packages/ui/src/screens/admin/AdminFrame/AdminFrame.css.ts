import { globalStyle, style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { ownHeight } from '#components/PageShell/ownHeight.css.ts';
import { media } from '#theme/media.ts';
import { pageContainer } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  vars: { [ownHeight]: '0px' },
  '@media': { [media.wide]: { flexDirection: 'row' } },
});

const side = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: 0,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      gap: vars.space[5],
      height: '100dvh',
      overflowY: 'auto',
      padding: `${vars.space[5]} ${vars.space[3]}`,
      borderRight: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.card,
    },
  },
});

/** 64 units; at large text no more than a third of the window. */
export const sidebar = style([side, { width: 'min(16rem, 34vw)' }]);

/** 16 units. */
export const collapsedSidebar = style([
  side,
  { width: 'min(4rem, 16vw)', paddingInline: vars.space[2] },
]);

/** Below this width the sidebar begins narrowed, so that tables have room for their columns. */
export const roomForWords = '(min-width: 76rem)';

/** The frame before any script has come has to know its width without one. */
export const blank = style({});
globalStyle(`${blank} ${sidebar}`, {
  '@media': {
    [`not all and ${roomForWords}`]: { width: 'min(4rem, 16vw)', paddingInline: vars.space[2] },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  selectors: { [`${collapsedSidebar} &`]: { justifyContent: 'center' } },
});

export const product = style({
  minWidth: 0,
  paddingInline: `min(${vars.space[3]}, 2vw)`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  lineHeight: vars.leading.snug,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `calc(env(safe-area-inset-top) + ${vars.space[3]}) ${fluidSpace(vars.space[4])} 0`,
  '@media': { [media.wide]: { display: 'none' } },
});

export const main = style({
  boxSizing: 'border-box',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  minWidth: 0,
  maxWidth: '90rem',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${fluidSpace(vars.space[4])} ${vars.space[8]}`,
  containerType: 'inline-size',
  containerName: pageContainer,
  outline: 'none',
  '@media': { [media.wide]: { padding: `${vars.space[6]} ${fluidSpace(vars.space[8])}` } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
