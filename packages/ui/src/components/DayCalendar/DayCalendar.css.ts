import { style } from '@vanilla-extract/css';
import { media, vars } from '#theme/index.ts';

export const figure = style({ margin: 0, minWidth: 0 });

export const summary = style({
  marginBottom: vars.space[3],
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

export const calendar = style({
  display: 'grid',
  // The names of the days, then one column for each week.
  gridTemplateColumns: 'auto',
  gridAutoColumns: 'minmax(0, 2.25rem)',
  gridTemplateRows: 'auto repeat(7, auto)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 'clamp(1px, 0.6vw, 0.25rem)',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.soft,
});

export const weekday = style({ paddingInlineEnd: vars.space[2], whiteSpace: 'nowrap' });

/** Wider than its column: a month has about four of them. */
export const month = style({
  width: 0,
  whiteSpace: 'nowrap',
  minHeight: `calc(${vars.text.caption} * ${vars.leading.snug})`,
  paddingBottom: vars.space[1],
});

export const day = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });

export const halo = style({ fill: vars.color.sun });

export const sun = style({
  fill: vars.color.warm,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const horizon = style({
  stroke: vars.color.warm,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const rest = style({
  fill: vars.color.control,
  opacity: 0.55,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const awaited = style({ fill: 'none', stroke: vars.color.control });

export const today = style({
  fill: 'none',
  stroke: vars.color.plum,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  marginTop: vars.space[4],
  padding: 0,
  listStyle: 'none',
  color: vars.color.soft,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
});

export const meaning = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
});

export const sign = style({ flex: 'none', width: '1.5rem' });
