import type { LookAndLanguage } from '@niyama/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { newestOf, remember, wordOf } from './lookAndLanguage.ts';

const said: LookAndLanguage = {
  language: 'german',
  theme: 'light',
  textSize: 150,
  pinchZoom: false,
};
const chosenHere: LookAndLanguage = {
  language: 'spanish',
  theme: 'dark',
  textSize: 200,
  pinchZoom: true,
};

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('comes from the profile on a new device', () => {
  expect(newestOf(said, null)).toEqual(said);
});

it('keeps a language chosen by hand before the profile was read, and nothing else', () => {
  remember(chosenHere, 'somebody else');
  expect(newestOf(said, null)).toEqual({ ...said, language: 'spanish' });
});

it('is as this device remembers while the profile says nothing new', () => {
  remember(chosenHere, wordOf(said));
  expect(newestOf(said, stored.get('niyama.profileSaid') ?? null)).toEqual(chosenHere);
});

it('follows what was saved on another device, or belongs to another person', () => {
  remember(chosenHere, wordOf(chosenHere));
  expect(newestOf(said, wordOf(chosenHere))).toEqual(said);
});

it('falls back to the profile for what a device cannot have remembered', () => {
  for (const key of ['language', 'theme', 'textSize']) stored.set(`niyama.${key}`, 'nonsense');
  expect(newestOf(said, wordOf(said))).toEqual(said);
});
