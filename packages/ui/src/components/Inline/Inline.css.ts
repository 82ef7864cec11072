import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const inline = style({ display: 'flex', minWidth: 0 });

export const gaps = styleVariants(vars.space, (space) => ({ gap: space }));

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wraps = styleVariants({
  wrap: { flexWrap: 'wrap' },
  nowrap: { flexWrap: 'nowrap' },
});
