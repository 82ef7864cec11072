import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

/** How much is done, such as `40%`. */
export const done = createVar();

export const progressBar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  minWidth: 0,
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['3'],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const label = style({ fontWeight: 600, color: vars.color.ink });

export const valueLabel = style({ color: vars.color.soft, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  height: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sand,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  width: done,
  height: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.warm,
  transition: `width ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});
