import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const video = style({
  marginInlineStart: vars.space[2],
  color: vars.color.soft,
  verticalAlign: '-0.2em',
});

export const search = style({ width: '100%', maxWidth: '28rem' });

/** As wide as it needs, so that the switch stands beside its words. */
export const toggle = style({ flex: 'none', maxWidth: '100%' });

export const left = style({ margin: 0, marginTop: vars.space[1], padding: 0, listStyle: 'none' });
