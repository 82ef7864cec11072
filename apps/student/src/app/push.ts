import type { Client } from '@niyama/data';
import { createKeptPushDevice, createPushDevice, type PushKeys } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';

/** This device, as the push service of its browser knows it; there is one instance. */
export const pushDevice = createPushDevice();

export const keptPushDevice = createKeptPushDevice({ storage: () => localStorage });

/** Whether this device takes notifications while the app is closed; null until it is known. */
export function usePushHere() {
  return useSyncExternalStore(pushDevice.watch, pushDevice.here);
}

/** Says to the server that this device takes notifications, and for whom. */
export async function keepDevice(client: Client, userId: string, keys: PushKeys): Promise<void> {
  const { sendDevice } = await import('./push/keepOn.ts');
  await sendDevice(client, userId, keys);
}

/** Turns this device off, whoever turned it on. */
export async function forgetDevice(): Promise<void> {
  await pushDevice.unsubscribe();
  keptPushDevice.clear();
}

/** At each start a device that is subscribed is kept so, or turned off. */
export function useKeepDevice(device = pushDevice) {
  const client = useClient();
  const userId = useUserId();
  useEffect(() => {
    const keep = async () => {
      const { keys } = await device.look();
      if (!keys) return;
      // A part of its own, which other visits do without.
      const { keepOn } = await import('./push/keepOn.ts');
      await keepOn(client, userId, device, keys);
    };
    keep().catch((error: unknown) =>
      consoleLogger.warn('This device could not be kept for notifications', error),
    );
  }, [client, device, userId]);
}
