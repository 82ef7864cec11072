import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const marcellus = (subset: string) =>
  `url("@fontsource/marcellus/files/marcellus-${subset}-400-normal.woff2") format("woff2")`;
const figtree = (subset: string) =>
  `url("@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2") format("woff2")`;

globalFontFace('Marcellus', [
  { src: marcellus('latin'), fontWeight: 400, fontDisplay: 'swap', unicodeRange: latin },
  {
    src: marcellus('latin-ext'),
    fontWeight: 400,
    fontDisplay: 'swap',
    unicodeRange: latinExtended,
  },
]);

globalFontFace('Figtree Variable', [
  { src: figtree('latin'), fontWeight: '300 900', fontDisplay: 'swap', unicodeRange: latin },
  {
    src: figtree('latin-ext'),
    fontWeight: '300 900',
    fontDisplay: 'swap',
    unicodeRange: latinExtended,
  },
]);

/*
 * The faces shown until the files arrive, drawn to the same measure so that nothing moves.
 * size-adjust is the width of a paragraph in four languages, ours divided by theirs (Arial and
 * Liberation Sans share their widths, as do Times New Roman and Liberation Serif); ascent and
 * descent are the font's own hhea values over its units per em, divided by size-adjust.
 */
globalFontFace('Marcellus fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '112.6%',
  // 1995 and 573 of 2048.
  ascentOverride: '86.51%',
  descentOverride: '24.85%',
  lineGapOverride: '0%',
});

globalFontFace('Figtree fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '99.84%',
  // 950 and 250 of 1000.
  ascentOverride: '95.15%',
  descentOverride: '25.04%',
  lineGapOverride: '0%',
});
