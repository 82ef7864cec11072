import { createKeyValueStore } from '@niyama/device';
import {
  asanaRowFields,
  asanaTextFields,
  namesOf,
  profileFields,
  settingsFields,
} from '@niyama/domain';
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { DehydrateOptions } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';

const key = 'niyama.queries';
const storage = createKeyValueStore('niyama-queries-1');

/**
 * Every query with data is stored, also when a later fetch has failed.
 *
 * @param hasExpired whether the session has ended: then nothing is, and what was stored goes.
 */
export const dehydrateOptions = (hasExpired: () => boolean): DehydrateOptions => ({
  shouldDehydrateQuery: ({ state }) => state.data !== undefined && !hasExpired(),
  shouldDehydrateMutation: () => false,
});

/** Stores each query as successful: a later failure belongs to the visit in which it happened. */
function serialize({ clientState, ...client }: PersistedClient): string {
  const queries = clientState.queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      status: 'success',
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
    },
  }));
  return JSON.stringify({ ...client, clientState: { ...clientState, queries } });
}

/** Stores the cache on the device, so that a visit without a network shows the last one. */
export const persister = createAsyncStoragePersister({ storage, key, serialize });

/**
 * Drops what was stored in another shape. The fields of poses and profiles say theirs by themselves; a
 * new shape of anything else gets a new number.
 */
export const buster = [
  '8',
  ...[asanaRowFields, asanaTextFields, profileFields, settingsFields].map((fields) =>
    namesOf(fields).join(),
  ),
].join(' ');

/** How long stored data is shown, in milliseconds: a week. */
export const maxAge = 7 * 24 * 60 * 60 * 1000;

/** Deletes the stored cache, for signing out on a shared device; a write that waits its turn stores nothing. */
export async function clearStoredQueries(): Promise<void> {
  const clientState = { queries: [], mutations: [] };
  void persister.persistClient({ timestamp: Date.now(), buster, clientState });
  await storage.removeItem(key);
}
