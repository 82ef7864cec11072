import { type OutboxRow, toOutboxRow } from '@niyama/domain';
import { createStore, delMany, get, setMany, values } from 'idb-keyval';

/** What every student of this device did and the server does not have yet. */
export interface OutboxStore {
  /** The stored rows of one student, oldest first; a row that cannot be read stays where it is. */
  load: (userId: string) => Promise<OutboxRow[]>;
  /** Whether a row is still stored: another tab may have sent it. */
  has: (id: string) => Promise<boolean>;
  /** Writes rows by their id, all or none. */
  keep: (rows: readonly OutboxRow[]) => Promise<void>;
  drop: (ids: readonly string[]) => Promise<void>;
  /** Forgets everything of one student, for signing out on a shared device. */
  clear: (userId: string) => Promise<void>;
}

/**
 * Opens the store; nothing is read before it is asked. Each call rejects where the browser refuses
 * to store, as in some private windows.
 */
export function createOutboxStore(): OutboxStore {
  // Rows of both shapes that the app has written stand in it; `toOutboxRow` reads both.
  const store = createStore('niyama-outbox-1', 'rows');
  const load = async (userId: string) => {
    const stored = await values<unknown>(store);
    return stored
      .map(toOutboxRow)
      .filter((row) => row !== null)
      .filter((row) => row.userId === userId)
      .toSorted((one, other) => one.addedAt - other.addedAt);
  };
  const drop = (ids: readonly string[]) => delMany([...ids], store);
  return {
    load,
    has: async (id) => (await get<unknown>(id, store)) !== undefined,
    keep: (rows) =>
      setMany(
        rows.map((row) => [row.id, row]),
        store,
      ),
    drop,
    clear: async (userId) => drop((await load(userId)).map(({ id }) => id)),
  };
}
