import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${fluidSpace(vars.space[4])}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sand,
});

/** Keeps the button beside it until a word would have to break. */
export const words = style({ flex: '1 1 8rem', minWidth: 0 });

/** They stay together: one left alone beside the words would look like a part of them. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
