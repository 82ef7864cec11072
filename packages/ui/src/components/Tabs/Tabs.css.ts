import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const panel = style({
  borderRadius: vars.radius.small,
  minWidth: 0,
  selectors: { '&[data-inert]': { display: 'none' } },
});
