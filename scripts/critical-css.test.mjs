import { describe, expect, test } from 'vitest';
import { criticalCss, latinFonts } from './critical-css.mjs';

const html = '<main class="page a1"><p class="a2">Hello</p></main>';
const critical = (css) => criticalCss(css, html);

describe('critical CSS', () => {
  test('keeps what has no class and what the page uses', () => {
    expect(critical(':root{--x:1}body{margin:0}.a1{color:red}.b1{color:blue}')).toBe(
      ':root{--x:1}body{margin:0}.a1{color:red}',
    );
  });

  test('keeps a rule when one of its selectors is used whole', () => {
    expect(critical('.b1,.a1:hover{x:1}')).toBe('.b1,.a1:hover{x:1}');
    expect(critical('.a1 .b1{x:1}')).toBe('');
    expect(critical('.a1:not(.b1){x:1}')).toBe('.a1:not(.b1){x:1}');
    expect(critical('.a1[data-v="0.5x"]{x:1}')).toBe('.a1[data-v="0.5x"]{x:1}');
  });

  test('looks into groups and drops empty ones', () => {
    expect(critical('@media (width>=1px){.a2{x:1}.b1{x:1}}')).toBe('@media (width>=1px){.a2{x:1}}');
    expect(critical('@media print{.b1{x:1}}@layer x{@supports (a:b){.a1{x:1}}}')).toBe(
      '@layer x{@supports (a:b){.a1{x:1}}}',
    );
  });

  test('keeps fonts, animations and the order of layers as they are', () => {
    const css = '@layer a,b;@font-face{src:url(a.woff2)}@keyframes k{0%{x:1}to{x:2}}';
    expect(critical(css)).toBe(css);
  });

  test('is not misled by braces inside text', () => {
    expect(critical('.a1{content:"}\\"{"}.b1{x:1}.a2{x:1}')).toBe('.a1{content:"}\\"{"}.a2{x:1}');
  });
});

test('the fonts to preload are those of Latin text', () => {
  const face = (file, range) => `@font-face{src:url(/${file}.woff2)${range}}`;
  const latin = face('latin', ';unicode-range:U+0000-00FF,U+0131');
  const extended = face('extended', ';unicode-range:U+0100-02BA');
  expect(latinFonts(latin + extended + face('all', ''))).toEqual(['/latin.woff2', '/all.woff2']);
});
