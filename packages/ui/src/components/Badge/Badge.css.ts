import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const badge = style({
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: vars.space['1'],
  paddingInline: vars.space['3'],
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontSize: vars.text.caption,
  fontWeight: 600,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const tones = styleVariants(vars.color.badge, ({ surface, text }) => ({
  backgroundColor: surface,
  color: text,
}));

/** A quiet property among several, such as a target area. */
export const outlined = style({
  backgroundColor: 'transparent',
  borderColor: vars.color.line,
  color: vars.color.soft,
  fontWeight: 400,
});
