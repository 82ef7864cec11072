import type { Client } from '@niyama/data';
import { keepPushDevice } from '@niyama/data/pushDevices';
import { deviceName, type PushKeys } from '@niyama/device';
import { deviceTimeZone } from '@niyama/domain';

/** Only where a device takes notifications: a part of its own, which other visits do without. */
export function sendDevice(client: Client, keys: PushKeys): Promise<void> {
  const name = deviceName(navigator.userAgent);
  return keepPushDevice(client, { ...keys, name, timeZone: deviceTimeZone() });
}
