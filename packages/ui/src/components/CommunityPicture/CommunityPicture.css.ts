import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

const { badge, sand, sun: sunEdge, sunCenter, card } = vars.color;

export const picture = style({
  position: 'relative',
  containerType: 'size',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: `linear-gradient(${sand}, ${card})`,
});

export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const land = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const sunInside = style({ stopColor: sunCenter });
export const sunOutside = style({ stopColor: sunEdge });

export const hills = styleVariants({
  green: { fill: badge.beginner.surface },
  plum: { fill: badge.mandatory.surface },
  blue: { fill: badge.future.surface },
  orange: { fill: badge.dueToday.surface },
});

/** The people stand in the foreground, whatever the shape of the picture. */
export const people = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '-2%',
  display: 'flex',
  justifyContent: 'center',
});

export const person = style({ width: 'min(33cqw, 84cqh)' });
