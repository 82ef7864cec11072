import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  padding: fluidSpace(vars.space[3]),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const picture = style({
  width: '4rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
});

export const words = style({ minWidth: 0 });

export const name = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const ways = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
