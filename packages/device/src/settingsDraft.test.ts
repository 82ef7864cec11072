import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSettingsDraftStore, clearSettingsDrafts } from './settingsDraft.ts';

const silent = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const open = (userId: string) => createSettingsDraftStore(userId, { logger: silent });

/** As a browser's: the keys are the object's own. */
function memoryStorage() {
  const methods = {
    getItem: (key: string): string | null => Reflect.get(stored, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(stored, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  };
  const stored = Object.create(methods) as typeof methods;
  return stored;
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('keeps each student’s own draft until nothing is changed any more', () => {
  const draft = open('asha');
  draft.keep({ theme: 'dark', soundVolume: 0 });
  expect(open('asha').read()).toEqual({ theme: 'dark', soundVolume: 0 });
  expect(open('noor').read()).toBeNull();
  draft.keep({});
  expect(open('asha').read()).toBeNull();
});

it('forgets all of them, and nothing else', () => {
  localStorage.setItem('niyama.theme', 'dark');
  open('asha').keep({ theme: 'dark' });
  open('noor').keep({ theme: 'light' });
  clearSettingsDrafts();
  expect([open('asha').read(), open('noor').read()]).toEqual([null, null]);
  expect(localStorage.getItem('niyama.theme')).toBe('dark');
});

it.each(['{', 'null', '{"soundVolume":900}', '[]'])(
  'takes %s for no draft, and logs it',
  (text) => {
    localStorage.setItem('niyama.settingsDraft.asha', text);
    expect(open('asha').read()).toBeNull();
    expect(silent.warn).toHaveBeenCalledOnce();
  },
);

it('does without one where the browser stores nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  open('asha').keep({ theme: 'dark' });
  expect(open('asha').read()).toBeNull();
  expect(clearSettingsDrafts).not.toThrow();
});
