import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

/** As many as have room. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const figure = style({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sand,
});

/** Text that an instructor wrote. */
export const description = style({
  margin: 0,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const items = style({
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  paddingInline: fluidSpace(vars.space[3]),
});
