import { createKeyValueStore } from '@niyama/device';
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { DehydrateOptions } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';

const key = 'niyama.queries';
const storage = createKeyValueStore('niyama-queries-1');

/** Everything that was read is kept, also when asking for it again has failed since. */
export const whatIsKept: DehydrateOptions = {
  shouldDehydrateQuery: ({ state }) => state.data !== undefined,
  shouldDehydrateMutation: () => false,
};

/** What is kept was once an answer: a failure since then belongs to the visit in which it happened. */
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

/** Keeps what was read on the device, so that a visit without a network shows the last one. */
export const persister = createAsyncStoragePersister({ storage, key, serialize });

/** How long what was kept is shown, in milliseconds: a week. */
export const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Forgets everything that was read, for signing out on a shared device. */
export const forgetQueries = () => storage.removeItem(key);
