import type { PushDevice } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/** A device as its browser describes it to a sender of notifications. */
export interface NewPushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What it calls itself, at most 80 characters. */
  name: string;
  timeZone: string;
}

const deviceRow = z.object({
  id: z.string(),
  endpoint: z.string(),
  device: z.nullable(z.string()),
  created_at: z.string(),
});

/**
 * Keeps this device for notifications that come while the app is closed; again changes nothing. The
 * student's reminders follow its time zone from then on.
 *
 * @throws DataError with the code `push_endpoint_unknown` for a push service that the server does not
 *   know, among others.
 */
export async function savePushSubscription(client: Client, device: NewPushDevice): Promise<void> {
  const { endpoint, p256dh, auth, name, timeZone } = device;
  unwrap(
    await client.rpc('save_push_subscription', {
      endpoint,
      p256dh,
      auth,
      device: name,
      time_zone: timeZone,
    }),
  );
}

/**
 * The devices of the student that take notifications, the oldest first.
 *
 * @throws DataError
 */
export async function listPushDevices(
  client: Client,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PushDevice[]> {
  const query = client
    .from('push_subscriptions')
    .select('id, endpoint, device, created_at')
    .order('created_at')
    .order('id');
  const rows = await ask(z.array(deviceRow), query, signal);
  return rows.map(({ id, endpoint, device, created_at: since }) => ({
    id,
    endpoint,
    name: device,
    since,
  }));
}

export const pushDeviceKeys = {
  all: ['pushDevices'] as const,
  of: (userId: string) => [...pushDeviceKeys.all, userId] as const,
};

export const pushDevicesQuery = (client: Client, userId: string) => ({
  queryKey: pushDeviceKeys.of(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => listPushDevices(client, { signal }),
});

/**
 * Lets a device get nothing more; one that is gone already is no failure.
 *
 * @throws DataError
 */
export async function removePushDevice(client: Client, id: string): Promise<void> {
  unwrap(await client.from('push_subscriptions').delete().eq('id', id));
}
