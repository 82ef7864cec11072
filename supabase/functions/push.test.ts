import { languageTag } from '@niyama/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { startPushService, type PushAnswer, type TestDevice } from '../tests/pushService.ts';
import {
  addDevice,
  addPoseWork,
  hour,
  kindsOfWork,
  minute,
  type TestWork,
  wantPushes,
} from '../tests/support.ts';
import texts from './_shared/push/texts.json' with { type: 'json' };

type PushService = Awaited<ReturnType<typeof startPushService>>;

let backend: TestBackend;
let service: PushService;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  service = await startPushService();
});
beforeEach(async () => {
  await backend.reset();
  service.received();
  service.answerWith();
  admin = await backend.createUser({ role: 'admin' });
  await backend.sql('delete from public.daily_mandatory_asanas', []);
  await backend.sql('insert into private.push_hosts values ($1)', [service.origin]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await service.close();
  await backend.close();
});

/** A student whose devices take notifications at any hour. */
async function subscribed(settings: Record<string, unknown> = {}, devices = 1) {
  const user = await backend.createUser();
  await wantPushes(user, { quiet_from: '03:00', quiet_until: '03:00', ...settings });
  const added: TestDevice[] = [];
  for (let count = 0; count < devices; count += 1) {
    const device = service.addDevice();
    await addDevice(user, device);
    added.push(device);
  }
  return { user, devices: added };
}
const poseNamed = (name: string) => addPoseWork(backend, name);
const give = async (users: TestUser[], works: TestWork[]) => {
  const { error } = await admin.client
    .from('assigned_asanas')
    .insert(
      users.flatMap((user) =>
        works.map(({ columns }) => ({ user_id: user.id, ...columns, due_date: '2030-03-05' })),
      ),
    );
  if (error) throw new Error(error.message);
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
const notificationOf = (message: unknown) =>
  (message as { notification: Record<string, unknown> }).notification;
const devicesOf = async (user: TestUser) =>
  backend.sql<{ last_ok_at: string | null; failing_since: string | null }>(
    'select last_ok_at, failing_since from public.push_subscriptions where user_id = $1',
    [user.id],
  );

describe.each(kindsOfWork)('a notification about $kind', ({ addWork }) => {
  const workNamed = (name: string) => addWork(backend, name);

  test('arrives encrypted for its device, signed, and says what and for how long', async () => {
    const { user, devices } = await subscribed();
    await give([user], [await workNamed('Tree'), await workNamed('Cobra <b>')]);
    expect(await backend.tick()).toMatchObject({ pushes: { sent: 1, failed: 0 } });
    const [received, ...others] = service.received();
    expect(others).toEqual([]);
    expect(received).toEqual({
      endpoint: devices[0]?.endpoint,
      ttl: expect.any(Number),
      topic: 'assignment',
      urgency: 'normal',
      subject: 'mailto:hello@niyama.example',
      message: {
        web_push: 8030,
        notification: {
          title: 'New practice from your instructor',
          body: 'Cobra <b> and Tree',
          lang: 'en',
          tag: 'assignment',
          navigate: 'http://localhost:8080/assignments',
        },
      },
    });
    expect(received?.ttl).toBeGreaterThan(24 * 3600 - 60);
    expect(received?.ttl).toBeLessThanOrEqual(24 * 3600);
    expect(await devicesOf(user)).toMatchObject([{ last_ok_at: expect.any(String) }]);
    expect(await backend.tick()).toMatchObject({ pushes: { sent: 0 } });
  });

  test('of a reminder comes at its minute, lasts three hours and replaces the page’s own', async () => {
    const { user } = await subscribed();
    await give([user], [await workNamed('Tree')]);
    await backend.tick();
    service.received();
    await backend.sql(`update public.assigned_asanas set due_date = '2026-01-01'`, []);
    const [row] = await backend.sql<{ next_at: string }>(
      'select next_at from private.reminders',
      [],
    );
    const at = new Date(row?.next_at ?? '');
    expect(await backend.tick(new Date(at.getTime() - 1000))).toMatchObject({ planned: 0 });
    expect(await backend.tick(at)).toMatchObject({ planned: 1, pushes: { sent: 1 } });
    expect(service.received()).toMatchObject([
      {
        ttl: 3 * 3600,
        topic: 'reminder',
        message: {
          notification: {
            title: 'Time for your practice',
            body: 'Tree',
            tag: 'morning-reminder',
            navigate: 'http://localhost:8080/homepage',
          },
        },
      },
    ]);
  });

  test.each([
    ['english', 'en', 'A, B, C, and 2 more'],
    ['spanish', 'es', 'A, B, C y 2 más'],
    ['french', 'fr', 'A, B, C et 2 de plus'],
    ['german', 'de', 'A, B, C und 2 weitere'],
    ['japanese', 'ja', 'A、B、C、ほか2件'],
  ] as const)('is sent in %s', async (language, lang, body) => {
    const { user } = await subscribed({ language });
    await give([user], await Promise.all(['A', 'B', 'C', 'D', 'E'].map(workNamed)));
    await backend.tick();
    const [{ message } = {}] = service.received();
    expect(notificationOf(message)).toMatchObject({ title: texts[lang].assignment, body, lang });
  });

  test('names nothing on the locked screen of a student who does not want that', async () => {
    const { user } = await subscribed({ push_details: false });
    await give([user], [await workNamed('Tree')]);
    await backend.tick();
    const [{ message } = {}] = service.received();
    expect(notificationOf(message)).not.toHaveProperty('body');
    expect(JSON.stringify(message)).not.toContain('Tree');
  });

  test('leaves at once when an admin’s browser asks for it', async () => {
    const { user } = await subscribed();
    await give([user], [await workNamed('Tree')]);
    await admin.client.functions.invoke('notify-students', { body: {} });
    expect(service.received()).toHaveLength(1);
  });

  test('reaches every device once, however many clocks ring', async () => {
    const { user, devices } = await subscribed({}, 3);
    await give([user], [await workNamed('Tree')]);
    await Promise.all([backend.tick(), backend.tick(), backend.tick()]);
    const endpoints = service.received().map(({ endpoint }) => endpoint);
    expect(endpoints.toSorted()).toEqual(devices.map(({ endpoint }) => endpoint).toSorted());
  });

  test('of more students than one batch holds leaves in one tick', async () => {
    const { user } = await subscribed();
    await backend.sql(
      `insert into private.push_messages (device_id, kind, about, poses, due_at, expires_at)
       select id, 'reminder', 'reminder:' || n, '{}', now(), now() + interval '1 hour'
       from public.push_subscriptions, generate_series(1, 401) as n where user_id = $1`,
      [user.id],
    );
    await backend.tick(inMinutes(1));
    expect(service.received()).toHaveLength(401);
  });
});

describe('nobody hears', () => {
  test('on a device whose login has ended', async () => {
    const { user } = await subscribed();
    await give([user], [await poseNamed('Tree')]);
    await user.client.auth.signOut({ scope: 'global' });
    expect(await backend.tick()).toMatchObject({ pushes: { sent: 0 } });
    expect(service.received()).toEqual([]);
    expect(await devicesOf(user)).toEqual([]);
  });

  test('who has turned it off meanwhile', async () => {
    const { user } = await subscribed();
    await give([user], [await poseNamed('Tree')]);
    await wantPushes(user, { push_new_work: false });
    await backend.tick();
    await wantPushes(user, { push_new_work: true });
    await backend.tick();
    expect(service.received()).toEqual([]);
  });

  test('what was for the student before on the same device', async () => {
    const { user, devices } = await subscribed();
    await give([user], [await poseNamed('Tree')]);
    const next = await backend.createUser();
    await wantPushes(next);
    await addDevice(next, devices[0] as TestDevice);
    await backend.tick();
    expect(service.received()).toEqual([]);
  });

  test('what is no news any more', async () => {
    const { user } = await subscribed();
    await give([user], [await poseNamed('Tree')]);
    await backend.tick(inMinutes(24 * 60 + 1));
    expect(service.received()).toEqual([]);
  });

  test('through a host that is no longer known', async () => {
    const { user } = await subscribed();
    await give([user], [await poseNamed('Tree')]);
    await backend.sql('delete from private.push_hosts where origin = $1', [service.origin]);
    await backend.tick();
    expect(service.received()).toEqual([]);
    expect(await devicesOf(user)).toEqual([]);
  });
});

describe('a push service that answers', () => {
  /** What comes at these minutes, when the first message is answered so. */
  const after = async (answer: PushAnswer, minutes: number[]) => {
    const { user } = await subscribed();
    await give([user], [await poseNamed('Tree')]);
    service.answerWith(answer);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const counts: number[] = [];
    const messages: unknown[] = [];
    for (const at of [0, ...minutes]) {
      await backend.tick(inMinutes(at));
      const received = service.received();
      counts.push(received.length);
      messages.push(...received.map(({ message }) => notificationOf(message)));
    }
    const log = JSON.stringify(said.mock.calls);
    expect(log).not.toContain('/push/');
    return { user, counts, messages, devices: await devicesOf(user) };
  };

  test.each([404, 410])('%i has let go of the device', async (status) => {
    const { counts, devices } = await after({ status }, [60]);
    expect([counts, devices]).toEqual([[1, 0], []]);
  });

  test('413 gets it again without names', async () => {
    const { counts, messages } = await after({ status: 413 }, [0.1, 60]);
    expect(counts).toEqual([1, 1, 0]);
    expect(messages).toEqual([
      expect.objectContaining({ body: 'Tree' }),
      expect.not.objectContaining({ body: expect.anything() }),
    ]);
  });

  test('429 gets it again when it said', async () => {
    const busy = { status: 429, headers: { 'retry-after': '1200' } };
    expect((await after(busy, [19, 21, 60])).counts).toEqual([1, 0, 1, 0]);
  });

  test('503 with a date gets it again after that', async () => {
    const date = inMinutes(10).toUTCString();
    const away = { status: 503, headers: { 'retry-after': date } };
    expect((await after(away, [9, 11])).counts).toEqual([1, 0, 1]);
  });

  test('429 for longer than anybody counts gets it again after an hour', async () => {
    const busy = { status: 429, headers: { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' } };
    expect((await after(busy, [59, 61])).counts).toEqual([1, 0, 1]);
  });

  test('500 gets it again within minutes', async () => {
    expect((await after({ status: 500 }, [0.5, 2])).counts).toEqual([1, 0, 1]);
  });

  test('that one shall ask elsewhere is not obeyed', async () => {
    const elsewhere = { status: 307, headers: { location: `${service.origin}/push/elsewhere` } };
    const { counts, devices } = await after(elsewhere, [60]);
    expect(counts).toEqual([1, 0]);
    expect(devices).toMatchObject([{ failing_since: expect.any(String) }]);
  });

  test('403 for three days loses the device, and one message in between keeps it', async () => {
    const { user } = await subscribed();
    vi.spyOn(console, 'error').mockReturnValue();
    const news = async (at: number, status: number) => {
      await give([user], [await poseNamed('Tree')]);
      await backend.sql(
        'update private.push_messages set expires_at = now() + interval $$9 days$$',
        [],
      );
      service.answerWith({ status });
      await backend.tick(inMinutes(at * 24 * 60));
      return (await devicesOf(user)).length;
    };
    expect(await news(0, 403)).toBe(1);
    expect(await news(2, 201)).toBe(1);
    expect(await news(4, 403)).toBe(1);
    expect(await news(6, 403)).toBe(1);
    expect(await news(7.1, 403)).toBe(0);
  });

  test('nothing has failed after ten seconds, and gets it again', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const { user } = await subscribed();
    await give([user], [await poseNamed('Tree')]);
    vi.spyOn(console, 'error').mockReturnValue();
    service.answerWith('silence');
    expect(await backend.tick()).toMatchObject({ pushes: { sent: 0, failed: 1 } });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
    service.answerWith();
    expect(await backend.tick(inMinutes(2))).toMatchObject({ pushes: { sent: 1, failed: 0 } });
  });
});

test('a key that no browser makes ends the message alone', async () => {
  const { user } = await subscribed();
  const bad = { ...service.addDevice(), p256dh: `B${'A'.repeat(86)}` };
  await addDevice(user, bad);
  await give([user], [await poseNamed('Tree')]);
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await backend.tick()).toMatchObject({ pushes: { sent: 1, failed: 1 } });
  expect(await backend.tick(inMinutes(60))).toMatchObject({ pushes: { sent: 0, failed: 0 } });
});

test('a message that cannot be written ends alone', async () => {
  const { user } = await subscribed({}, 2);
  await give([user], [await poseNamed('Tree')]);
  await backend.sql(
    `update private.push_messages set poses = array[null]::text[]
     where id = (select id from private.push_messages order by id limit 1)`,
    [],
  );
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await backend.tick()).toMatchObject({ pushes: { sent: 1, failed: 1 } });
  expect(said).toHaveBeenCalledWith(expect.stringContaining('A message failed'));
  expect(await backend.tick(inMinutes(6))).toMatchObject({ abandoned: 0, pushes: { failed: 0 } });
});

test.each([
  ['VAPID_SUBJECT', 'hello@niyama.example'],
  ['VAPID_SUBJECT', undefined],
  ['VAPID_PRIVATE_KEY', 'short'],
  ['SITE_URL', undefined],
  ['SITE_URL', 'niyama'],
])('%s as %s takes nothing, and loses no device', async (name, value) => {
  const { user } = await subscribed();
  await give([user], [await poseNamed('Tree')]);
  vi.spyOn(console, 'error').mockReturnValue();
  const { get } = Deno.env;
  vi.spyOn(Deno.env, 'get').mockImplementation((key) => (key === name ? value : get(key)));
  expect(await backend.tick()).toMatchObject({ pushes: null });
  vi.restoreAllMocks();
  expect(await devicesOf(user)).toMatchObject([{ failing_since: null }]);
  expect(await backend.tick()).toMatchObject({ pushes: { sent: 1 } });
});

test('a message that was taken and never settled is free again after five minutes', async () => {
  const { user } = await subscribed();
  await give([user], [await poseNamed('Tree')]);
  await backend.clientFor('service').rpc('take_push_messages', { at_most: 10 });
  expect(await backend.tick(inMinutes(4))).toMatchObject({ pushes: { sent: 0 } });
  expect(await backend.tick(inMinutes(6))).toMatchObject({ pushes: { sent: 1 } });
});

test('a week later nothing is known of what was sent', async () => {
  const { user } = await subscribed();
  await give([user], [await poseNamed('Tree')]);
  await backend.tick();
  const week = new Date(Date.now() + 8.1 * 24 * hour);
  await backend.tick(week);
  await backend.tick(week);
  expect(await backend.sql('select from private.push_messages', [])).toEqual([]);
});

test('there are texts in every language, under the word that profiles keep', () => {
  const tags = Object.entries(texts).map(([tag, { language }]) => [language, tag]);
  expect(Object.fromEntries(tags)).toEqual(languageTag);
});
