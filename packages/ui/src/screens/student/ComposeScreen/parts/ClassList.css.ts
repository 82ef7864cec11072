import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const facts = style({ display: 'grid', gap: vars.space[1] });

export const time = style({ fontVariantNumeric: 'tabular-nums' });

export const partName = style({
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontWeight: 650,
});

export const broken = style({
  display: 'flex',
  gap: vars.space[1],
  margin: 0,
  color: vars.color.critical,
  fontSize: vars.text.small,
});

export const sign = style({ flex: 'none', marginBlockStart: '0.2em' });

export const curve = style({ display: 'block', width: '100%', height: '4.5rem' });

export const line = style({
  fill: 'none',
  stroke: vars.color.warm,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const ground = style({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

/** A line of no length: it stays round however the picture is stretched. */
export const top = style([line, { strokeWidth: 11 }]);

/** Beside each other where both have room for their words. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
globalStyle(`${ways} > button`, { flex: '1 1 auto' });

export const alternatives = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
