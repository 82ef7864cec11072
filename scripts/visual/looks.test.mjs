import { expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { fullWidth, inWords, isWorth, looks, widthOf } from './looks.mjs';

const looksOf = (story) => looks.filter((look) => isWorth(story, look)).map(inWords);

test('a component is pictured in both themes', () => {
  expect(looksOf({ title: 'Components/Button', globals: {} })).toEqual(['dawn', 'night']);
});

test.each(['Screens/Student/Home', 'Flows/Admin/Login'])(
  '%s is also pictured on a phone, in German, in Japanese and with large text',
  (title) => {
    expect(looksOf({ title, globals: {} })).toEqual([
      'dawn',
      'night',
      'dawn, 375 px',
      'dawn, German, 375 px',
      'dawn, Japanese, 375 px',
      'dawn, German, 320 px, 200 %',
    ]);
  },
);

test('what a story pins is not pictured again', () => {
  const title = 'Screens/Student/Home';
  const pinned = { theme: 'dark', width: '320', language: 'de', textSize: '200' };
  expect(looksOf({ title, globals: pinned })).toEqual(['dawn']);
  expect(looksOf({ title, globals: { width: '375' } })).toEqual([
    'dawn',
    'night',
    'dawn, German, 375 px',
    'dawn, Japanese, 375 px',
    'dawn, German, 320 px, 200 %',
  ]);
});

test('a story stands at its own width, else at that of the look', () => {
  const [wide, , phone] = looks;
  expect(widthOf({ globals: {} }, wide)).toBe(1280);
  expect(widthOf({ globals: {} }, phone)).toBe(375);
  expect(widthOf({ globals: { width: '320' } }, phone)).toBe(320);
  expect(widthOf({ globals: { width: 'full' } }, phone)).toBe(1280);
});

test('Chromatic pictures the same looks', () => {
  const pixels = (width) => (width === 'full' ? fullWidth : Number(width));
  expect(Object.values(modes)).toEqual(
    looks.map(({ width, ...look }) => ({ viewport: pixels(width), ...look })),
  );
});
