import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

const column = { width: '100%', maxWidth: '75rem', marginInline: 'auto' };
const edge = 'clamp(1.5rem, 4vw, 3rem)';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // Its ends stand above those of the column, and its ground reaches the edges of the window.
  padding: `${vars.space[4]} max(${edge}, calc((100% - 75rem) / 2 + ${edge}))`,
  backgroundColor: vars.color.paper,
});

export const product = style({ fontFamily: vars.font.heading, fontSize: vars.text.heading });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const main = style({
  ...column,
  display: 'grid',
  gap: vars.space[20],
  padding: `${vars.space[6]} ${edge} ${vars.space[20]}`,
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'clamp(2rem, 6vw, 5rem)',
  minHeight: 'min(40rem, calc(100svh - 8rem))',
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[5] });

export const tagline = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.badge.dueToday.surface,
  color: vars.color.badge.dueToday.text,
  fontSize: vars.text.small,
  fontWeight: 600,
});

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: 400,
  fontSize: `clamp(2.75rem, 6vw, 4.5rem)`,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

export const subtitle = style({
  maxWidth: '26rem',
  color: vars.color.soft,
  fontSize: vars.text.large,
  // The last word does not stand alone.
  textWrap: 'balance',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const figure = style({ width: 'min(100%, 34rem)', justifySelf: 'end' });

export const community = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sand,
  fontSize: vars.text.large,
  textAlign: 'center',
});

export const communityBadge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.card,
  fontSize: vars.text.small,
  fontWeight: 600,
});

export const section = style({ display: 'grid', gap: vars.space[6] });

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[5],
});

export const highlight = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const thumbnail = style({ width: '5rem', marginBottom: vars.space[2] });

export const statistics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[6],
});

export const statistic = style({ display: 'flex', flexDirection: 'column-reverse' });

export const value = style({
  fontSize: vars.text.display,
  fontWeight: 300,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

export const label = style({ color: vars.color.soft });
