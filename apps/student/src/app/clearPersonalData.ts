import { createOutboxStore, removeStored } from '@niyama/device';
import { clearStoredQueries } from './persistedQueries.ts';
import { unregisterDevice } from './push.ts';

/**
 * Forgets everything that this device keeps of somebody whose account is gone: the lifestyle log, drafts
 * and what waited to be sent as well, which nobody could ever read or send again.
 */
export async function clearPersonalData(userId: string): Promise<void> {
  removeStored(userId, () => localStorage);
  // Where the browser refuses to store, it keeps nothing.
  await Promise.allSettled([
    createOutboxStore().clear(userId),
    clearStoredQueries(),
    unregisterDevice(),
  ]);
}
