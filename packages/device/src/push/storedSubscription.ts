import { z } from 'zod/mini';

const subscription = z.object({ userId: z.string(), endpoint: z.string() });

/** Who turned notifications on here, and where the push service takes messages for this device. */
export type StoredSubscription = z.infer<typeof subscription>;

const key = 'niyama.pushDevice.v1';

/**
 * Remembers who turned on notifications on this device: a browser stays subscribed when their login ends
 * elsewhere, and the next person to log in has not asked for them.
 */
export function createStoredSubscription({ storage }: { storage: () => Storage }) {
  return {
    /** @returns null where nobody did, or where the browser stores nothing. */
    read: (): StoredSubscription | null => {
      try {
        return subscription.parse(JSON.parse(storage().getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    /** @throws where the browser stores nothing. */
    save: (device: StoredSubscription) => storage().setItem(key, JSON.stringify(device)),
    clear: () => storage().removeItem(key),
  };
}
