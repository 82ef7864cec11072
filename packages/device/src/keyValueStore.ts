import { createStore, del, get, set } from 'idb-keyval';

/** Texts by their names, in IndexedDB: room for more than local storage holds. */
export interface KeyValueStore {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}

/**
 * Opens a store; its name includes the version. Where the browser refuses to store, nothing is saved
 * and nothing fails: everything in here can be requested again.
 */
export function createKeyValueStore(name: string): KeyValueStore {
  const store = createStore(name, 'texts');
  return {
    getItem: async (key) => (await unlessRefused(() => get<string>(key, store))) ?? null,
    setItem: (key, value) => unlessRefused(() => set(key, value, store)),
    removeItem: (key) => unlessRefused(() => del(key, store)),
  };
}

/** A browser refuses in two ways: some throw at once, others reject. */
async function unlessRefused<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
