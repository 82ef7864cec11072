import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const gaps = styleVariants(vars.space, (space) => ({ gap: space }));

export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
});
