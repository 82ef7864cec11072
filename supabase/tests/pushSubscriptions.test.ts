import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addDevice, zoneAtNoon } from './support.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  student = await backend.createUser();
  other = await backend.createUser();
});
afterAll(() => backend.close());

/** A device as a browser describes it; nothing is encrypted here. */
const newDevice = (host = 'fcm.googleapis.com') => ({
  endpoint: `https://${host}/wp/${randomUUID()}`,
  p256dh: `B${randomBytes(64).toString('base64url')}`,
  auth: randomBytes(16).toString('base64url'),
});
const refusal = async (user: TestUser, device: object) => {
  const { error } = await user.client.rpc('save_push_subscription', {
    ...newDevice(),
    device: null,
    time_zone: 'Europe/Berlin',
    ...device,
  });
  return error && `${error.code} ${error.message}`;
};
const devicesOf = async (user: TestUser) =>
  (await user.client.from('push_subscriptions').select('id, endpoint, device').order('created_at'))
    .data;

describe('the address of a device', () => {
  it.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'wns2-by3p.notify.windows.com',
    'web.push.apple.com',
  ])('may be one of %s', async (host) => {
    expect(await refusal(student, newDevice(host))).toBeNull();
  });

  it.each([
    'https://push.evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-push.apple.com/x',
    'https://a..push.apple.com/x',
    'https://.push.apple.com/x',
    'https://xn--a.push.apple.com/x',
    'https://push.apple.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://evil.example\\.push.apple.com/x',
    'https://evil.example#.push.apple.com/x',
    'https://evil.example?.push.apple.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'http://fcm.googleapis.com/x',
    'http://localhost:54321/x',
    'https://[::1]/x',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/a b',
    'file:///etc/passwd',
    '',
  ])('is not %j', async (endpoint) => {
    expect(await refusal(student, { endpoint })).toBe('P0001 push_endpoint_unknown');
    expect(await devicesOf(student)).toEqual([]);
  });

  it('of another account is taken over only with equal keys', async () => {
    const device = newDevice();
    await addDevice(student, device);
    const taken = 'P0001 push_endpoint_taken';
    expect(await refusal(other, { ...device, auth: newDevice().auth })).toBe(taken);
    expect(await refusal(other, { ...device, p256dh: newDevice().p256dh })).toBe(taken);
    expect(await devicesOf(student)).toHaveLength(1);
    await addDevice(other, device);
    expect([await devicesOf(student), (await devicesOf(other))?.length]).toEqual([[], 1]);
  });
});

describe('the keys of a device', () => {
  it.each([
    { p256dh: 'B' },
    { p256dh: `C${newDevice().p256dh.slice(1)}` },
    { auth: 'short' },
    { auth: `${newDevice().auth}=` },
    { device: '' },
    { device: 'x'.repeat(81) },
    { device: 'a\nb' },
  ])('and its name are not %j', async (fields) => {
    expect(await refusal(student, fields)).toBe('P0001 push_subscription_invalid');
  });
});

describe('a device', () => {
  it('is stored once, however often it registers, and its zone becomes the student’s', async () => {
    const device = newDevice();
    const id = await addDevice(student, device, { timeZone: 'Asia/Tokyo' });
    expect(await addDevice(student, device, { timeZone: 'Asia/Tokyo', name: 'Phone' })).toBe(id);
    expect(await devicesOf(student)).toEqual([{ id, endpoint: device.endpoint, device: 'Phone' }]);
    const { data } = await student.client.from('profiles').select('time_zone');
    expect(data).toEqual([{ time_zone: 'Asia/Tokyo' }]);
  });

  it('needs a zone that there is', async () => {
    expect(await refusal(student, { time_zone: 'Nowhere/Town' })).toBe('P0001 time_zone_invalid');
  });

  it('takes the place of the oldest when there are ten', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 11; count += 1) ids.push(await addDevice(student, newDevice()));
    expect((await devicesOf(student))?.map(({ id }) => id as string)).toEqual(ids.slice(1));
  });

  it('is stored for nobody without a session', async () => {
    expect((await backend.clientFor(null).rpc('save_push_subscription', {})).error).not.toBeNull();
    const token = await backend.sign({
      sub: student.id,
      role: 'authenticated',
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) + 60,
    });
    const answer = await backend.fetch(
      new Request(`${backend.supabaseUrl}/rest/v1/rpc/save_push_subscription`, {
        method: 'POST',
        headers: {
          apikey: backend.anonKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ...newDevice(), device: null, time_zone: zoneAtNoon() }),
      }),
    );
    expect(answer.status).toBe(403);
    expect(await backend.sql('select from public.push_subscriptions', [])).toEqual([]);
  });

  it('is seen and removed by its owner alone, not by another student or an admin', async () => {
    const id = await addDevice(student, newDevice());
    const admin = await backend.createUser({ role: 'admin' });
    for (const who of [other, admin]) {
      expect(await devicesOf(who)).toEqual([]);
      const table = who.client.from('push_subscriptions');
      expect((await table.delete().eq('id', id).select('id')).data).toEqual([]);
    }
    const table = student.client.from('push_subscriptions');
    expect((await table.delete().eq('id', id).select('id')).data).toEqual([{ id }]);
  });

  it('gives its keys to nobody, and takes nothing but by the function', async () => {
    const id = await addDevice(student, newDevice());
    for (const column of ['p256dh', 'auth', 'session_id', 'last_ok_at', '*']) {
      const { error } = await student.client.from('push_subscriptions').select(column);
      expect([column, error?.code]).toEqual([column, '42501']);
    }
    const { error: added } = await student.client
      .from('push_subscriptions')
      .insert({ ...newDevice(), user_id: student.id, session_id: randomUUID() });
    const { error: changed } = await student.client
      .from('push_subscriptions')
      .update({ endpoint: newDevice().endpoint })
      .eq('id', id);
    expect([added?.code, changed?.code]).toEqual(['42501', '42501']);
  });
});
