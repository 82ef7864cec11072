import type { Client } from '@niyama/data';
import { createStoredSubscription, createPushDevice, type PushKeys } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';

/** This device, as the push service of its browser knows it; there is one instance. */
export const pushDevice = createPushDevice();

export const storedSubscription = createStoredSubscription({ storage: () => localStorage });

/** Whether this device takes notifications while the app is closed; null until it is known. */
export function usePushHere() {
  return useSyncExternalStore(pushDevice.watch, pushDevice.here);
}

/** Tells the server that this device takes the student's notifications. */
export async function registerDevice(
  client: Client,
  userId: string,
  keys: PushKeys,
): Promise<void> {
  const { sendDevice } = await import('./push/renewRegistration.ts');
  await sendDevice(client, userId, keys);
}

/** Turns notifications off on this device, even if another student turned them on. */
export async function unregisterDevice(): Promise<void> {
  await pushDevice.unsubscribe();
  storedSubscription.clear();
}

/** At each start, renews the registration of a subscribed device, or turns its notifications off. */
export function useRenewRegistration(device = pushDevice) {
  const client = useClient();
  const userId = useUserId();
  useEffect(() => {
    const keep = async () => {
      const { keys } = await device.look();
      if (!keys) return;
      // Loaded here, because visits without a subscription do not need it.
      const { renewRegistration } = await import('./push/renewRegistration.ts');
      await renewRegistration(client, userId, device, keys);
    };
    keep().catch((error: unknown) =>
      consoleLogger.warn('This device could not be registered for notifications', error),
    );
  }, [client, device, userId]);
}
