import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const card = style({
  borderRadius: vars.radius.large,
  border: '1px solid transparent',
  minWidth: 0,
});

export const tones = styleVariants({
  card: { backgroundColor: vars.color.card, borderColor: vars.color.line },
  /** Calls gently, such as 'Continue'. */
  sand: { backgroundColor: vars.color.sand },
});

export const paddings = styleVariants({
  none: { padding: 0, overflow: 'hidden' },
  small: { padding: vars.space['3'] },
  medium: { padding: vars.space['4'] },
  large: { padding: `clamp(${vars.space['4']}, 4vw, ${vars.space['8']})` },
});
