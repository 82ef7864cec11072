import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTestBackend,
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../local/testing.ts';
import { addAsana, minute } from '../tests/support.ts';

let backend: TestBackend;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

/** A student who waits for a mail about new work. */
async function addWaitingMail(): Promise<void> {
  const student = await backend.createUser();
  await backend.sql(
    `update public.profiles
     set notifications_enabled = true, email_notifications_enabled = true where id = $1`,
    [student.id],
  );
  const pose = await addAsana(backend);
  await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, asana_id: pose.id, due_date: '2030-03-05' });
}

describe('the clock', () => {
  test.each([
    ['nobody', () => ({})],
    ['a wrong secret', () => ({ 'x-niyama-tick': 'x'.repeat(64) })],
    ['no secret', () => ({ 'x-niyama-tick': '' })],
    ['an admin', () => ({ authorization: `Bearer ${admin.accessToken}` })],
    ['the service key', () => ({ authorization: `Bearer ${backend.serviceKey}` })],
  ])('is not there for %s', async (_, headers: () => Record<string, string>) => {
    const answer = await backend.fetch(
      new Request(`${backend.supabaseUrl}/functions/v1/tick`, {
        method: 'POST',
        headers: headers(),
      }),
    );
    expect(answer.status).toBe(404);
  });

  test('acts for no moment that is far from now', async () => {
    const guarded = await createTestBackend({ clockSecret: 'a secret', ringsAnyMoment: false });
    const ring = async (at: unknown) => {
      const answer = await guarded.fetch(
        new Request(`${guarded.supabaseUrl}/functions/v1/tick`, {
          method: 'POST',
          headers: { 'x-niyama-tick': 'a secret' },
          body: JSON.stringify({ at }),
        }),
      );
      return answer.status;
    };
    try {
      expect(await ring(inMinutes(4))).toBe(200);
      expect(await ring(inMinutes(-4))).toBe(200);
      const far = [inMinutes(6), inMinutes(-6), inMinutes(3 * 365 * 24 * 60), 'x', 7];
      const answers = [];
      for (const at of far) answers.push(await ring(at));
      expect(answers).toEqual(far.map(() => 400));
    } finally {
      await guarded.close();
    }
  });

  test('lets no client plan', async () => {
    for (const who of [null, admin]) {
      const { error } = await backend.clientFor(who).rpc('tick', {});
      expect(error?.code).toBe('42501');
    }
  });

  test('sends what an admin’s browser never asked to be sent', async () => {
    await addWaitingMail();
    expect(await backend.tick()).toMatchObject({ mails: { sent: 1, failed: 0 } });
    expect(backend.mails()).toHaveLength(1);
  });

  test('says in the log what fails, and answers all the same', async () => {
    await addWaitingMail();
    const { engine } = backend.assembly;
    const { fetch } = engine;
    const said = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(engine, 'fetch').mockImplementation((request) =>
      request.url.endsWith('/take_student_mails')
        ? Promise.resolve(Response.json({}, { status: 500 }))
        : fetch(request),
    );
    try {
      expect(await backend.tick()).toMatchObject({ mails_due: 1, mails: null });
      expect(said).toHaveBeenCalledWith(expect.stringContaining('The mails cannot be taken'));
    } finally {
      vi.restoreAllMocks();
    }
  });
});

describe('health', () => {
  const health = async () => (await backend.clientFor(null).rpc('health')).data as unknown;

  test('is not given before the clock was heard, and then is', async () => {
    expect(await health()).toEqual({ ok: false });
    await backend.tick();
    expect(await health()).toEqual({ ok: true });
    await backend.tick(inMinutes(-6));
    expect(await health()).toEqual({ ok: false });
  });

  test('is not given while something waits for more than ten minutes', async () => {
    await addWaitingMail();
    await backend.sql('update private.clock set rang_at = now()', []);
    expect(await health()).toEqual({ ok: true });
    await backend.sql(
      `update private.student_mails set due_at = now() - interval '11 minutes'`,
      [],
    );
    expect(await health()).toEqual({ ok: false });
  });
});

describe('the ring of a hosted project', () => {
  beforeAll(async () => {
    // What pg_net and the vault of a hosted project are, as far as a ring goes.
    await backend.sql(
      `create schema vault;
       create table vault.decrypted_secrets (name text, decrypted_secret text);
       create schema net;
       create table net.posted (url text, headers jsonb, body jsonb, timeout_milliseconds int);
       create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds int)
         returns void language sql
         as $$ insert into net.posted values (url, headers, body, timeout_milliseconds) $$;`,
    );
  });
  beforeEach(() => backend.sql('truncate vault.decrypted_secrets, net.posted'));
  afterAll(() => backend.sql('drop schema vault cascade; drop schema net cascade;'));
  const secrets = `insert into vault.decrypted_secrets values
    ('niyama_tick_url', 'https://project.example/functions/v1/tick'), ('niyama_tick_secret', 's3cret')`;
  const ring = async () => {
    await backend.sql('select private.invoke_tick()', []);
    return backend.sql('select url, headers, body from net.posted', []);
  };

  test('calls nobody while nothing waits, and is heard all the same', async () => {
    await backend.sql(secrets);
    expect(await ring()).toEqual([]);
    expect((await backend.clientFor(null).rpc('health')).data).toEqual({ ok: true });
  });

  test('shows the secret to the function when something waits', async () => {
    await backend.sql(secrets);
    await addWaitingMail();
    expect(await ring()).toEqual([
      {
        url: 'https://project.example/functions/v1/tick',
        headers: { 'content-type': 'application/json', 'x-niyama-tick': 's3cret' },
        body: {},
      },
    ]);
  });

  test('calls nothing before an operator has stored the address and the secret', async () => {
    await addWaitingMail();
    expect(await ring()).toEqual([]);
  });

  test('is not healthy while a reminder waits that nobody plans', async () => {
    const student = await backend.createUser();
    const remindedBefore = (minutes: number) =>
      backend.sql(
        `insert into private.reminders values ($1, now() - make_interval(mins => $2))
         on conflict (user_id) do update set next_at = excluded.next_at`,
        [student.id, minutes],
      );
    const health = async () => (await backend.clientFor(null).rpc('health')).data as unknown;
    await remindedBefore(9);
    await ring();
    expect(await health()).toEqual({ ok: true });
    await remindedBefore(11);
    await ring();
    expect(await health()).toEqual({ ok: false });
  });
});
