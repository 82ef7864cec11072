import type { Logger } from '@niyama/domain';
import { describe, expect, it, vi } from 'vitest';
import { createComposerStore } from './composerStore.ts';
import { MemoryStorage } from './testing/memoryStorage.ts';

function open(userId = 'asha', storage: Storage = new MemoryStorage(), ask = () => storage) {
  const logged: unknown[][] = [];
  const warn = (...said: unknown[]) => void logged.push(said);
  const logger: Logger = { info: warn, warn, error: warn };
  return { storage, logged, store: createComposerStore(userId, { storage: ask, logger }) };
}

describe('what a class is composed with', () => {
  it('is found again by its student alone, until it is cleared', () => {
    const { storage, store } = open();
    expect([store.read(), store.isStored()]).toEqual([null, false]);
    store.write('knees');
    expect(open('asha', storage).store.read()).toBe('knees');
    expect(open('maya', storage).store.isStored()).toBe(false);
    open('maya', storage).store.clear();
    expect(store.isStored()).toBe(true);
    store.clear();
    expect([store.isStored(), storage.length]).toEqual([false, 0]);
  });

  it('holds as long as the page is open where the browser refuses, and is not logged', () => {
    const blocked = open('asha', undefined, () => {
      throw new DOMException('Refused', 'SecurityError');
    });
    blocked.store.write('epilepsy');
    expect([blocked.store.read(), blocked.store.isStored()]).toEqual(['epilepsy', true]);
    blocked.store.clear();
    expect(blocked.store.read()).toBeNull();
    expect(JSON.stringify(blocked.logged)).not.toContain('epilepsy');
  });

  it('reports changes by another tab, until the watch ends', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const changed = (key: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const listener = vi.fn();
    const end = open().store.watch(listener);
    changed('niyama.composer.v1.maya');
    expect(listener).not.toHaveBeenCalled();
    changed('niyama.composer.v1.asha');
    changed(null);
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    changed('niyama.composer.v1.asha');
    expect(listener).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
