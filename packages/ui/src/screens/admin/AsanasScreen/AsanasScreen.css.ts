import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const video = style({
  marginInlineStart: vars.space[2],
  color: vars.color.soft,
  verticalAlign: '-0.2em',
});

/** Beside the name in the language of the page. */
export const english = style({
  display: 'block',
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontWeight: 400,
});

export const search = style({ width: '100%', maxWidth: '28rem' });

export const left = style({ margin: 0, marginTop: vars.space[1], padding: 0, listStyle: 'none' });
