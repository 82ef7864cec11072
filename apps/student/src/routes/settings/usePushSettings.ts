import { pushDeviceKeys, pushDevicesQuery, removePushDevice } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { PushState } from '@niyama/ui/screens/student/SettingsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { consoleLogger } from '@niyama/domain';
import {
  unregisterDevice,
  registerDevice,
  storedSubscription,
  pushDevice,
  usePushHere,
} from '../../app/push.ts';
import { toasts } from '../../app/toasts.ts';

/** @returns the key of the server's notifications; null where it sends none. */
async function readPushKey(): Promise<string | null> {
  const { loadConfig } = await import('@niyama/data/config');
  const { pushKey } = await loadConfig();
  return pushKey ?? null;
}

/** The key of the server's notifications; null where it sends none, and until it is known. */
function usePushKey(): string | null {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const read = await readPushKey();
      if (!left.signal.aborted) setKey(read);
    };
    load().catch((error: unknown) =>
      consoleLogger.warn('The configuration could not be read', error),
    );
    return () => left.abort();
  }, []);
  return key;
}

/**
 * Notifications that come while the app is closed: whether this device takes them, and which do.
 *
 * @param isOn whether the student takes notifications: only then is asked for the devices.
 */
export function usePushSettings(isOn: boolean) {
  const { t } = useTranslation('notifications');
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const key = usePushKey();
  const here = usePushHere();
  const [attempt, setAttempt] = useState<'turningOn' | 'failed' | null>(null);
  const { data, error } = useQuery({
    ...pushDevicesQuery(client, userId),
    enabled: isOn && key !== null,
  });
  const readDevices = () => queryClient.invalidateQueries({ queryKey: pushDeviceKeys.all });

  const subscribe = async (applicationServerKey: string) => {
    setAttempt('turningOn');
    try {
      // As one whose address is to come: a start meanwhile, also in another tab, finds it subscribed and
      // would turn off what nobody seems to have turned on.
      storedSubscription.save({ userId, endpoint: '' });
      await registerDevice(client, userId, await pushDevice.subscribe(applicationServerKey));
      setAttempt(null);
    } catch (failure) {
      consoleLogger.warn('This device could not be turned on', failure);
      // The server does not know it: it would wait for what never comes.
      await unregisterDevice().catch(() => undefined);
      setAttempt('failed');
    }
    await readDevices();
  };
  const turnOn = async () => {
    // Who is quick presses before both are known.
    const [pushKey, { state }] = await Promise.all([key ?? readPushKey(), pushDevice.look()]);
    if (pushKey !== null && state === 'off') await subscribe(pushKey);
  };
  const remove = async (id: string) => {
    const isHere = data?.find((device) => device.id === id)?.endpoint === here?.keys?.endpoint;
    try {
      await removePushDevice(client, id);
      if (isHere) await unregisterDevice();
      toasts.show({ tone: 'success', message: t('devices.removed') });
    } catch (failure) {
      consoleLogger.warn('The device could not be removed', failure);
      toasts.show({ tone: 'error', message: t('devices.removeFailed') });
    }
    await readDevices();
  };

  const devices = data?.map((device) => ({
    ...device,
    isHere: device.endpoint === here?.keys?.endpoint,
  }));
  const isOff = here?.state === 'off';
  /** On once the server knows it too, and not as soon as the browser has subscribed. */
  const shown = attempt === 'turningOn' || isOff ? (attempt ?? 'off') : here?.state;
  const push: PushState | null =
    key === null || shown === undefined
      ? null
      : {
          here: shown,
          devices: devices ?? (error ? 'failed' : 'loading'),
        };
  return {
    push,
    /** Where the browser allows it and there is somebody who sends. */
    turnOn: () => {
      turnOn().catch((failure: unknown) =>
        consoleLogger.warn('This device could not be turned on', failure),
      );
    },
    remove: (id: string) => void remove(id),
  };
}
