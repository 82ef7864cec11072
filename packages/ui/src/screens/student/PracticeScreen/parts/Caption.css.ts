import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const caption = style({
  maxWidth: '34rem',
  fontFamily: vars.font.heading,
  fontSize: `min(${vars.text.title}, 11vw)`,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
