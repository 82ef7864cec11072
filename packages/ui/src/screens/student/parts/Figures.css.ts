import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const figures = style({
  display: 'grid',
  // Four beside each other or two and two, never three and one.
  gridTemplateColumns:
    'repeat(auto-fit, minmax(max(min(100%, 7.5rem), min(40%, (36rem - 100%) * 999)), 1fr))',
  gap: vars.space[3],
  margin: 0,
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  minWidth: 0,
  padding: fluidSpace(vars.space[4]),
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sand,
});

export const label = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const value = style({
  margin: 0,
  fontSize: vars.text.title,
  fontWeight: 300,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
