import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // Set by `applyAppearance`; every measure is in rem, so this one number moves the whole product.
  fontSize: 'var(--n-text-size, 100%)',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // No pinch and no double-tap zoom by gesture; the browser's own zoom keeps working.
  touchAction: 'pan-x pan-y',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlock: vars.space[20],
});
globalStyle('html[data-pinch-zoom]', { touchAction: 'auto' });

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  // A long German word breaks before it is cut off.
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', {
  margin: 0,
  padding: 0,
});
// A Japanese heading breaks between phrases where the browser knows them: no syllable stands alone.
globalStyle(':lang(ja)', { wordBreak: 'auto-phrase' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 'none', minWidth: 0 });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 'none', padding: 0 });
globalStyle('a', { color: 'inherit' });

globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });

globalStyle(':focus-visible', {
  // Forced colors replace the color and keep the ring.
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// A heading or main that receives focus after navigation is not a control.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Of no length but not gone: an animation still arrives at its end and says so.
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // None at all: even the shortest would let every change of a property start from the old value.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
