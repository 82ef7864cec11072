import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeyValueStore } from './keyValueStore.ts';
import { readPreference, savePreference } from './preferences.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a preference of this device', () => {
  it('is found again under the name that boot.js reads', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    expect(readPreference('language')).toBeNull();
    savePreference('language', 'de');
    expect(readPreference('language')).toBe('de');
    expect(stored.get('niyama.language')).toBe('de');
  });

  it('holds for the visit only where the browser blocks its storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    expect(() => savePreference('theme', 'dark')).not.toThrow();
    expect(readPreference('theme')).toBeNull();
  });
});

describe('the store of texts', () => {
  it('gives back what was put in, until it is removed', async () => {
    const store = createKeyValueStore('niyama-test');
    expect(await store.getItem('page')).toBeNull();
    await store.setItem('page', 'text');
    expect(await createKeyValueStore('niyama-test').getItem('page')).toBe('text');
    await store.removeItem('page');
    expect(await store.getItem('page')).toBeNull();
  });

  it('keeps nothing, and fails nowhere, where the browser refuses', async () => {
    const store = createKeyValueStore('niyama-refused');
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const fresh = createKeyValueStore('niyama-refused-2');
    await expect(fresh.setItem('page', 'text')).resolves.toBeUndefined();
    expect(await fresh.getItem('page')).toBeNull();
    expect(await store.getItem('page')).toBeNull();
  });
});
