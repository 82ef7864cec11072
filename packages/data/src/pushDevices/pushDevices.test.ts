import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { savePushSubscription, listPushDevices, removePushDevice } from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser();
});
afterAll(() => backend.close());

const device = {
  endpoint: 'https://fcm.googleapis.com/wp/phone',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
  name: 'Chrome, Android',
  timeZone: 'Europe/Berlin',
};

it('a device is saved, listed and removed by its student alone', async () => {
  await savePushSubscription(student.client, device);
  const [stored, ...others] = await listPushDevices(student.client);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ endpoint: device.endpoint, name: 'Chrome, Android' });
  expect(await listPushDevices(other.client)).toEqual([]);
  await removePushDevice(other.client, stored?.id ?? '');
  expect(await listPushDevices(student.client)).toEqual([stored]);
  await removePushDevice(student.client, stored?.id ?? '');
  await removePushDevice(student.client, stored?.id ?? '');
  expect(await listPushDevices(student.client)).toEqual([]);
});

it('a device of an unknown push service is refused, and so is a visitor', async () => {
  const elsewhere = { ...device, endpoint: 'https://push.evil.example/x' };
  expect(await failureOf(savePushSubscription(student.client, elsewhere))).toMatchObject({
    code: 'push_endpoint_unknown',
  });
  expect(await failureOf(savePushSubscription(backend.clientFor(null), device))).toMatchObject({
    kind: 'unauthorized',
  });
});
