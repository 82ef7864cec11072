import { z } from 'zod/mini';

const kept = z.object({ userId: z.string(), endpoint: z.string() });

/** For whom this device was turned on, and where its push service takes messages. */
export type KeptPushDevice = z.infer<typeof kept>;

const key = 'niyama.pushDevice.v1';

/**
 * Remembers who turned on notifications on this device: a browser stays subscribed when their login ends
 * elsewhere, and whoever logs in next has not asked for them.
 */
export function createKeptPushDevice({ storage }: { storage: () => Storage }) {
  return {
    /** @returns null where nobody did, or where the browser stores nothing. */
    read: (): KeptPushDevice | null => {
      try {
        return kept.parse(JSON.parse(storage().getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    /** @throws where the browser stores nothing. */
    note: (device: KeptPushDevice) => storage().setItem(key, JSON.stringify(device)),
    clear: () => storage().removeItem(key),
  };
}
