import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingInline: fluidSpace(vars.space[4]),
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

export const picture = style({
  flex: 'none',
  width: 'min(8rem, 40%)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sand,
});

export const title = style({ flex: '1 1 8rem', minWidth: 0, display: 'grid', gap: vars.space[1] });

/** Numbers stand beside each other where there is room. */
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[4],
});

export const number = style({ flex: '0 1 12rem', minWidth: 0 });

export const choice = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const caption = style({ fontSize: vars.text.small, fontWeight: 600 });
