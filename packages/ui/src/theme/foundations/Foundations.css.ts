import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../vars.css.ts';

/** What a swatch shows. */
export const fill = createVar();
export const length = createVar();

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space['4'],
});

export const swatch = style({
  height: '4rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: fill,
});

export const bar = style({
  width: length,
  height: vars.space['4'],
  borderRadius: '2px',
  backgroundColor: vars.color.warm,
});

export const corner = style({
  width: '6rem',
  height: '6rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: length,
  backgroundColor: vars.color.card,
});

const paragraph = style({ width: '22rem', fontSize: vars.text.body, lineHeight: 'normal' });
export const faces = {
  Marcellus: style([paragraph, { fontFamily: 'Marcellus' }]),
  'Marcellus fallback': style([paragraph, { fontFamily: '"Marcellus fallback"' }]),
  'Figtree Variable': style([paragraph, { fontFamily: '"Figtree Variable"' }]),
  'Figtree fallback': style([paragraph, { fontFamily: '"Figtree fallback"' }]),
};
