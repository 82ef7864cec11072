import { style } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media, vars } from '#theme/index.ts';

export const counts = style({
  display: 'grid',
  // Four beside each other or two and two, never three and one.
  gridTemplateColumns:
    'repeat(auto-fit, minmax(max(min(100%, 9rem), min(40%, (52rem - 100%) * 999)), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const count = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[2],
  minWidth: 0,
  padding: fluidSpace(vars.space[4]),
  borderRadius: vars.radius.large,
  // A low sun behind each figure.
  background: `radial-gradient(circle at calc(100% - 1.5rem) 118%, ${vars.color.sun} 0 3.25rem, transparent 3.35rem), ${vars.color.sand}`,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const label = style({ color: vars.color.soft, fontSize: vars.text.small });

export const value = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.display,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': {
    [pageWidths.twoCards]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const term = style({ color: vars.color.soft });
export const answer = style({ margin: 0, fontWeight: 600, textAlign: 'end' });

/** Takes up the focus of a line that goes. */
export const focusTarget = style({ outline: 'none' });
