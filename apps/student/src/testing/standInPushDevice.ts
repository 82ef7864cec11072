import type { PushHere, PushKeys } from '@niyama/device';
import { pushDevice } from '../app/push.ts';

/** A device as the push service of its browser describes it. */
export const phoneKeys: PushKeys = {
  endpoint: 'https://fcm.googleapis.com/wp/phone',
  p256dh: 'B',
  auth: 'a',
};

/**
 * Stands in for the push service of the browser that runs the story.
 *
 * @param begin how this device stands at first.
 * @param subscribe answers who subscribes it for a key of the server.
 * @returns puts the real one back.
 */
export function standInPushDevice(
  begin: PushHere,
  subscribe: (key: string) => Promise<PushKeys> = async () => phoneKeys,
): () => void {
  const own = { ...pushDevice };
  const watchers = new Set<() => void>();
  let here = begin;
  const turn = (next: PushHere) => {
    here = next;
    for (const watcher of watchers) watcher();
  };
  Object.assign(pushDevice, {
    here: () => here,
    look: async () => here,
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    subscribe: async (key) => {
      const keys = await subscribe(key);
      turn({ state: 'on', keys });
      return keys;
    },
    unsubscribe: async () => turn({ state: 'off', keys: null }),
  } satisfies typeof pushDevice);
  return () => void Object.assign(pushDevice, own);
}
