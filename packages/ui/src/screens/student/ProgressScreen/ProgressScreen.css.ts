import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

const cards = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

export const achievements = style({
  display: 'grid',
  gridTemplateColumns: cards('19rem'),
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': {
    [pageWidths.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** The streak, in words, over a low sun. */
export const streak = style({
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[4]),
  padding: fluidSpace(vars.space[4]),
  borderRadius: vars.radius.large,
  background: `radial-gradient(circle at 2rem 140%, ${vars.color.sun} 0 5.5rem, transparent 5.6rem), ${vars.color.sand}`,
});

export const flame = style({ flex: 'none', color: vars.color.warmText });

export const message = style({
  margin: 0,
  minWidth: 0,
  fontSize: vars.text.large,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const recent = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const earned = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
