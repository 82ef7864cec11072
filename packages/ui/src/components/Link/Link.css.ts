import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const link = style({
  borderRadius: '0.25rem',
  fontWeight: 600,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    // The font of headings has one weight.
    ':is(h1, h2, h3) &': { fontWeight: 'inherit' },
    '&[data-hovered]': { textDecorationThickness: '2px' },
    '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
  },
});

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  soft: { color: vars.color.soft },
  plum: { color: vars.color.plum },
});

/** Alone on its line, a link is as easy to hit as a button. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  maxWidth: '100%',
  // A German compound at 200 % text is wider than a telephone.
  overflowWrap: 'anywhere',
});
