import type { LookAndLanguage } from '@niyama/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { resolveLookAndLanguage, remember, wordOf } from './lookAndLanguage.ts';

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

/** What is in force after the profile has said it. */
const chosenAfter = (before: string | null, isRestored = false) =>
  resolveLookAndLanguage(said, { before, isRestored }).chosen;

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
  expect(chosenAfter(null)).toEqual(said);
});

it('keeps a language chosen by hand before the profile was read, and nothing else', () => {
  remember(chosenHere, 'somebody else');
  expect(chosenAfter(null)).toEqual({ ...said, language: 'spanish' });
});

it('is as this device remembers while the profile says nothing new', () => {
  remember(chosenHere, wordOf(said));
  expect(chosenAfter(stored.get('niyama.profileSaid') ?? null)).toEqual(chosenHere);
});

it('follows what was saved on another device, or belongs to another person', () => {
  remember(chosenHere, wordOf(chosenHere));
  expect(chosenAfter(wordOf(chosenHere))).toEqual(said);
});

it('stays as it was saved when the visit ended before it was stored what the profile says', () => {
  remember(chosenHere, wordOf(chosenHere));
  const heard = resolveLookAndLanguage(said, { before: wordOf(chosenHere), isRestored: true });
  expect(heard).toEqual({ said: wordOf(chosenHere), chosen: chosenHere });
});

it('falls back to the profile for what a device cannot have remembered', () => {
  for (const key of ['language', 'theme', 'textSize']) stored.set(`niyama.${key}`, 'nonsense');
  expect(chosenAfter(wordOf(said))).toEqual(said);
});
