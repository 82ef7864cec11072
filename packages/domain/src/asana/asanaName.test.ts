import { expect, it } from 'vitest';
import { distinctEnglishName, nameLanguage } from './asanaName.ts';

it.each([
  [{ name: 'Baum', englishName: 'Tree' }, undefined, 'Tree'],
  [{ name: 'Surya Namaskar', englishName: 'Surya Namaskar' }, undefined, null],
  [{ name: 'Tree', englishName: null }, 'en', null],
])('%o has its language, and English beside it where it differs', (called, lang, english) => {
  expect([nameLanguage(called), distinctEnglishName(called)]).toEqual([lang, english]);
});
