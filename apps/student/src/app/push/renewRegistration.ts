import { type Client, listPushDevices } from '@niyama/data';
import { deviceName, type PushDevice, type PushKeys } from '@niyama/device';
import { loadConfig } from '@niyama/data/config';
import { savePushSubscription } from '@niyama/data/pushDevices';
import { deviceTimeZone } from '@niyama/domain';
import { storedSubscription } from '../push.ts';

/** Tells the server that this device takes the student's notifications, and remembers it here. */
export async function sendDevice(client: Client, userId: string, keys: PushKeys): Promise<void> {
  const name = deviceName(navigator.userAgent);
  await savePushSubscription(client, { ...keys, name, timeZone: deviceTimeZone() });
  storedSubscription.save({ userId, endpoint: keys.endpoint });
}

/**
 * Registers again at a start: another student may have logged in, the time zone may have changed, and the
 * push service may have given the device a new address. If the server has new keys, the device subscribes
 * with them; otherwise its subscription stays. The function turns notifications
 * off on a device that another student turned on, or that the student has removed.
 */
export async function renewRegistration(
  client: Client,
  userId: string,
  device: Pick<PushDevice, 'subscribe' | 'unsubscribe'>,
  keys: PushKeys,
): Promise<void> {
  const stored = storedSubscription.read();
  const isOwn = stored?.userId === userId;
  const isMoved = stored?.endpoint !== keys.endpoint;
  const isKnown = async () =>
    (await listPushDevices(client)).some(({ endpoint }) => endpoint === keys.endpoint);
  if (!isOwn || !(isMoved || (await isKnown()))) {
    await device.unsubscribe();
    return;
  }
  const { pushKey } = await loadConfig();
  await sendDevice(client, userId, pushKey ? await device.subscribe(pushKey) : keys);
}
