import type { Client } from '@niyama/data';
import { createPushDevice, type PushKeys } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from '@niyama/app/backend.tsx';

/** This device, as the push service of its browser knows it; there is one instance. */
export const pushDevice = createPushDevice();

/** Whether this device takes notifications while the app is closed; null until it is known. */
export function usePushHere() {
  return useSyncExternalStore(pushDevice.watch, pushDevice.here);
}

/** Says to the server that this device takes notifications, and for whom. */
export async function keepDevice(client: Client, keys: PushKeys): Promise<void> {
  const { sendDevice } = await import('./push/sendDevice.ts');
  await sendDevice(client, keys);
}

/**
 * Says it again at each start: the login may be another one than at the last, the device in another
 * zone, and its push service may have given it another address.
 */
export function useKeepDevice(device = pushDevice) {
  const client = useClient();
  useEffect(() => {
    const keep = async () => {
      const { keys } = await device.look();
      if (keys) await keepDevice(client, keys);
    };
    keep().catch((error: unknown) =>
      consoleLogger.warn('This device could not be kept for notifications', error),
    );
  }, [client, device]);
}
