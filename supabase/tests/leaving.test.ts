import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sharedTestBackend,
  testPassword,
  type TestBackend,
  type TestUser,
} from '../local/testing.ts';
import {
  addAsana,
  day,
  hour,
  addDevice,
  minute,
  practiceOf,
  record,
  refusalOf,
  wantPushes,
} from './support.ts';

/** 'Delete my account', from the password to the last file. */
let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
let other: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin' });
  student = await backend.createUser({ language: 'german' });
  other = await backend.createUser();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => backend.close());

/** What leave-account answers: the status, with the code of a refusal. */
async function leave(who: TestUser | null, password: unknown = testPassword): Promise<string> {
  const { error, response } = await backend
    .clientFor(who)
    .functions.invoke('leave-account', { body: { password } });
  if (!error) return String(response?.status);
  if (!(error instanceof FunctionsHttpError)) throw error;
  const answer = error.context as Response;
  const { code } = (await answer.json()) as { code: string };
  return `${answer.status} ${code}`;
}

const leaving = async (who: TestUser) =>
  (await who.client.rpc('my_leaving')).data as { due_at: string } | null;

/** How the table service answers: ok, or why not. */
const refusal = async (
  asked: PromiseLike<{ error: { code: string; message: string } | null; status: number }>,
) => {
  const { error, status } = await asked;
  return error ? `${status} ${error.code} ${error.message}` : 'ok';
};
const gate = '403 PT403 account_leaving';

const there = async ({ id }: TestUser) =>
  (await backend.sql('select from auth.users where id = $1', [id])).length === 1;
const sessionsOf = async ({ id }: TestUser) =>
  (await backend.sql('select from auth.sessions where user_id = $1', [id])).length;
const mailsTo = ({ email }: TestUser) => backend.mails().filter(({ to }) => to === email);
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds);
/** Past the day on which a student who leaves now is erased. */
const due = () => inTime(14 * day + minute);

/** The token of a mail that deletes the account at once. */
async function linkFor(who: TestUser): Promise<string> {
  expect(await refusal(who.client.rpc('ask_to_delete_now'))).toBe('ok');
  await backend.tick();
  const [mail] = mailsTo(who);
  const link = new URL(mail?.link ?? '');
  expect([mail?.kind, link.pathname]).toEqual(['delete_now', '/delete-account']);
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
}
const deleteNow = async (token: string, who: TestUser | null = null) => {
  const { data, error } = await backend.clientFor(who).rpc('delete_account_now', { token });
  return error ? error.message : (data as boolean);
};

/** Logged in on another device. */
async function elsewhere(who: TestUser): Promise<TestUser> {
  const client = backend.clientFor(null);
  const { data, error } = await client.auth.signInWithPassword({
    email: who.email,
    password: testPassword,
  });
  if (error) throw error;
  return { ...who, client, accessToken: data.session.access_token };
}

async function addPicture(who: TestUser): Promise<string> {
  const path = `${who.id}/1.png`;
  const png = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });
  const { error } = await who.client.storage.from('avatars').upload(path, png);
  if (error) throw error;
  return path;
}

const device = () => ({
  endpoint: `https://fcm.googleapis.com/wp/${crypto.randomUUID()}`,
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
});

describe('asking for it', () => {
  it('takes the password', async () => {
    for (const wrong of ['wrong-one', '', null, 7]) {
      expect(await leave(student, wrong)).toBe('403 wrong_password');
    }
    expect(await leave(null)).toBe('401 not_signed_in');
    expect(await leaving(student)).toBeNull();
    expect(await sessionsOf(student)).toBe(1);
    expect(backend.mails()).toEqual([]);
  });

  it('counts as a login, so that nobody with a stolen session guesses it', async () => {
    const took = vi.spyOn(backend.assembly.limits, 'take').mockReturnValue(60);
    expect(await leave(student)).toBe('429 over_request_rate_limit');
    expect(took).toHaveBeenCalledWith('login', expect.anything(), student.email);
    expect(await leaving(student)).toBeNull();
  });

  it('says what is to come, and by mail in their own language', async () => {
    const before = Date.now();
    expect(await leave(student)).toBe('204');
    const dueAt = Date.parse((await leaving(student))?.due_at ?? '');
    expect(dueAt).toBeGreaterThanOrEqual(before + 14 * day - 1000);
    expect(dueAt).toBeLessThanOrEqual(Date.now() + 14 * day);
    const [mail] = mailsTo(student);
    const date = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' }).format(
      dueAt,
    );
    expect(mail).toMatchObject({
      kind: 'leaving',
      language: 'de',
      link: expect.stringMatching(/\/auth$/),
    });
    expect(mail?.text).toMatch(new RegExp(`${date}.* UTC`));
  });

  it('ends every other session and keeps this one', async () => {
    const phone = await elsewhere(student);
    expect(await leave(student)).toBe('204');
    expect(await refusal(phone.client.rpc('my_leaving'))).toBe('401 PT401 session_not_found');
    expect(await refusal(student.client.rpc('my_leaving'))).toBe('ok');
    expect(await sessionsOf(student)).toBe(1);
  });

  it('twice at once, and again, is asking once', async () => {
    expect(await Promise.all([leave(student), leave(student)])).toEqual(['204', '204']);
    const first = await leaving(student);
    expect(await leave(student)).toBe('204');
    expect(await leaving(student)).toEqual(first);
    expect(mailsTo(student)).toHaveLength(1);
  });

  it('is refused to the last admin, also while another one is leaving', async () => {
    expect(await leave(admin)).toBe('409 last_admin');
    expect(await sessionsOf(admin)).toBe(1);
    const second = await backend.createUser({ role: 'admin' });
    expect((await Promise.all([leave(admin), leave(second)])).toSorted()).toEqual([
      '204',
      '409 last_admin',
    ]);
  });

  it('whose mail fails is asked for all the same, and the clock sends it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const failing = vi.spyOn(backend.assembly.mailbox, 'add').mockImplementationOnce(() => {
      throw new Error('The mailbox is full');
    });
    expect(await leave(student)).toBe('204');
    expect(mailsTo(student)).toEqual([]);
    failing.mockRestore();
    await backend.tick(inTime(6 * minute));
    expect(mailsTo(student)).toHaveLength(1);
  });
});

describe('while somebody is leaving', () => {
  it('nobody sees them', async () => {
    const { data: communities } = await student.client.from('communities').select('id').limit(1);
    const community_id = String(communities?.[0]?.id);
    await Promise.all(
      [student, other].map(({ client }) =>
        client.from('community_members').insert({ community_id }),
      ),
    );
    const pose = await addAsana(backend);
    await record(student, practiceOf(pose));
    await backend.sql(`update public.profiles set full_name = 'Sentinel Yogi' where id = $1`, [
      student.id,
    ]);
    const here = { time_zone: 'UTC' };
    const seen = async () =>
      JSON.stringify(
        await Promise.all([
          other.client.rpc('leaderboard', here),
          other.client.rpc('leaderboard', { ...here, community_id }),
          other.client.rpc('community', { ...here, week_start: 1, community_id }),
          other.client.rpc('community_members_page', { community_id }),
        ]),
      ).split('Sentinel Yogi').length - 1;
    expect(await seen()).toBeGreaterThanOrEqual(4);
    await leave(student);
    expect(await seen()).toBe(0);
    await student.client.rpc('keep_account');
    expect(await seen()).toBeGreaterThanOrEqual(4);
  });

  it('they get no notifications, and appear in no check-in', async () => {
    await wantPushes(student, { email_notifications_enabled: true });
    await addDevice(student, device());
    await leave(student);
    expect(
      await backend.sql('select from public.push_subscriptions where user_id = $1', [student.id]),
    ).toEqual([]);
    const pose = await addAsana(backend);
    for (const { id } of [student, other]) {
      await admin.client
        .from('assigned_asanas')
        .insert({ user_id: id, asana_id: pose.id, due_date: '2030-01-01' });
    }
    await backend.tick(inTime(minute));
    expect(mailsTo(student).map(({ kind }) => kind)).toEqual(['leaving']);

    await backend.sql('update private.student_checks set weight = 5', []);
    await backend.sql(
      `update public.profiles set created_at = now() - interval '40 days' where role = 'user'`,
      [],
    );
    const { data: words } = await admin.client.rpc('dashboard', {
      time_zone: 'UTC',
      week_start: 1,
    });
    expect(JSON.stringify(words)).not.toContain(student.id);
  });

  it('every call but those that are left to them is refused, on each device', async () => {
    const pose = await addAsana(backend);
    await leave(student);
    for (const { client } of [student, await elsewhere(student)]) {
      expect(await refusal(client.from('profiles').select('id'))).toBe(gate);
      expect(await refusal(client.from('user_favorites').insert({ asana_id: pose.id }))).toBe(gate);
      expect(await refusal(client.from('asanas').select('id').limit(1))).toBe(gate);
      expect(await refusal(client.rpc('home', { time_zone: 'UTC' }))).toBe(gate);
      expect(await refusal(client.rpc('export_me'))).toBe('ok');
      expect(await refusal(client.rpc('export_me', { section: 'leaving' }))).toBe('ok');
      expect(await refusal(client.rpc('my_leaving'))).toBe('ok');
    }
    expect(await refusal(other.client.from('profiles').select('id'))).toBe('ok');
    const service = backend.clientFor('service');
    expect(await refusal(service.from('profiles').select('id').eq('id', student.id))).toBe('ok');
  });

  it('the hosted gate, which knows of the call what the table service tells it, says the same', async () => {
    await leave(student);
    const [session] = await backend.sql<{ id: string }>(
      'select id from auth.sessions where user_id = $1',
      [student.id],
    );
    const ask = (sub: string, path: string) =>
      backend
        .sql(
          `select set_config('request.jwt.claims', $1, true), set_config('request.path', $2, true),
             private.require_session()`,
          [JSON.stringify({ sub, session_id: session?.id }), path],
        )
        .then(
          () => 'ok',
          (error: unknown) => (error as Error).message,
        );
    expect(await ask(student.id, '/profiles')).toContain('account_leaving');
    expect(await ask(student.id, '/rpc/home')).toContain('account_leaving');
    expect(await ask(other.id, '/rpc/home')).toBe('ok');
    for (const name of ['my_leaving', 'keep_account', 'ask_to_delete_now', 'export_me']) {
      expect(await ask(student.id, `/rpc/${name}`)).toBe('ok');
    }
  });

  it('they change no files, and take their own picture with them', async () => {
    const path = await addPicture(student);
    await leave(student);
    const avatars = student.client.storage.from('avatars');
    const png = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });
    expect((await avatars.upload(`${student.id}/2.png`, png)).error).not.toBeNull();
    expect((await avatars.upload(path, png, { upsert: true })).error).not.toBeNull();
    expect((await avatars.remove([path])).data).toEqual([]);
    expect((await avatars.download(path)).error).toBeNull();
  });

  it('an admin has no function of the server either', async () => {
    const second = await backend.createUser({ role: 'admin' });
    await leave(second);
    for (const name of [
      'get-all-users',
      'create-user',
      'update-user',
      'delete-user',
      'notify-students',
    ]) {
      const { error } = await second.client.functions.invoke(name, { body: { user_id: other.id } });
      const answer = (error as FunctionsHttpError).context as Response;
      expect([name, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        name,
        403,
        'account_leaving',
      ]);
    }
    expect(await there(other)).toBe(true);
  });

  it('a practice that waits on another device waits until it is known what becomes of them', async () => {
    const completion = practiceOf(await addAsana(backend));
    await leave(student);
    const phone = await elsewhere(student);
    expect(await refusalOf(phone, completion)).toBe(gate);
    await student.client.rpc('keep_account');
    expect(await refusalOf(phone, completion)).toBe('accepted');
  });

  it('nobody else knows of it', async () => {
    await leave(student);
    expect(await leaving(other)).toBeNull();
    expect(await refusal(backend.clientFor(null).rpc('my_leaving'))).toMatch(/^401 42501/);
    expect(await refusal(backend.clientFor(null).rpc('keep_account'))).toMatch(/^401 42501/);
    await other.client.rpc('keep_account');
    expect(await leaving(student)).not.toBeNull();
    for (const who of [null, student, admin]) {
      const client = backend.clientFor(who);
      for (const [name, args] of [
        ['begin_leaving', { person: other.id, session_id: null }],
        ['take_leaving_mails', { at_most: 1 }],
        ['settle_leaving_mails', { sent: [], failed: [] }],
      ] as const) {
        expect(await refusal(client.rpc(name, args))).toMatch(
          who === student ? gate : /^40[13] 42501/,
        );
      }
    }
    expect(await leaving(other)).toBeNull();
  });
});

describe('keeping the account', () => {
  it('makes everything as it was, also for somebody who was hidden before', async () => {
    await backend.sql('update public.profiles set visible_in_communities = false where id = $1', [
      other.id,
    ]);
    const shown = async ({ id }: TestUser) =>
      (
        await backend.sql<{ visible_in_communities: boolean }>(
          'select visible_in_communities from public.profiles where id = $1',
          [id],
        )
      )[0]?.visible_in_communities;
    for (const who of [student, other]) {
      await leave(who);
      expect(await shown(who)).toBe(false);
      for (let times = 0; times < 2; times += 1) {
        expect(await refusal(who.client.rpc('keep_account'))).toBe('ok');
      }
      expect(await leaving(who)).toBeNull();
      expect(await refusal(who.client.from('profiles').select('id'))).toBe('ok');
    }
    expect([await shown(student), await shown(other)]).toEqual([true, false]);
    await backend.tick(due());
    expect([await there(student), await there(other)]).toEqual([true, true]);
  });

  it('is still possible when the time has come and the clock has not', async () => {
    await leave(student);
    await backend.sql(`update private.leavings set due_at = now() - interval '1 hour'`, []);
    await student.client.rpc('keep_account');
    await backend.tick();
    expect(await there(student)).toBe(true);
  });
});

describe('deleting it at once', () => {
  it('takes the link of a mail to the address, once', async () => {
    await leave(student);
    const token = await linkFor(student);
    expect(await there(student)).toBe(true);
    expect(await deleteNow(token)).toBe(true);
    expect(await there(student)).toBe(false);
    expect(await deleteNow(token)).toBe(false);
    // Also with the session that went with the account.
    expect(await deleteNow(token, student)).toBe(false);
    const { error } = await backend
      .clientFor(null)
      .auth.signInWithPassword({ email: student.email, password: testPassword });
    expect(error?.code).toBe('invalid_credentials');
    expect(await refusalOf(student, practiceOf(await addAsana(backend)))).toBe(
      '401 PT401 session_not_found',
    );
    await backend.tick();
    expect(mailsTo(student)).toEqual([]);
  });

  it('twice at once is once', async () => {
    await leave(student);
    const token = await linkFor(student);
    const answers = await Promise.all([deleteNow(token), deleteNow(token)]);
    expect(answers.filter((isDone) => isDone === true)).toHaveLength(1);
  });

  it('is over after an hour', async () => {
    await leave(student);
    const token = await linkFor(student);
    await backend.sql(
      `update private.leaving_mails set expires_at = expires_at - interval '1 hour'`,
      [],
    );
    expect(await deleteNow(token)).toBe(false);
    expect(await deleteNow('unknown')).toBe(false);
    expect(await deleteNow('')).toBe(false);
    expect(await there(student)).toBe(true);
  });

  it('deletes the account of the address, no matter who opens the link', async () => {
    await leave(student);
    await leave(other);
    const token = await linkFor(student);
    expect(await deleteNow(token, other)).toBe(true);
    expect([await there(student), await there(other)]).toEqual([false, true]);
  });

  it('ends when the person keeps the account', async () => {
    await leave(student);
    const token = await linkFor(student);
    await student.client.rpc('keep_account');
    await leave(student);
    expect(await deleteNow(token)).toBe(false);
    expect(await there(student)).toBe(true);
  });

  it('may be asked for by those who are leaving, five times a day', async () => {
    const ask = (who: TestUser) => refusal(who.client.rpc('ask_to_delete_now'));
    expect(await ask(student)).toBe('400 P0001 not_leaving');
    await leave(student);
    for (let times = 0; times < 5; times += 1) expect(await ask(student)).toBe('ok');
    expect(await ask(student)).toBe('400 P0001 deletion_mails_used_up');
    await backend.tick();
    expect(mailsTo(student)).toHaveLength(6);
    await backend.sql(
      `update private.leaving_mails set asked_at = asked_at - interval '1 day'`,
      [],
    );
    expect(await ask(student)).toBe('ok');
  });

  it('never leaves the school without an admin', async () => {
    const second = await backend.createUser({ role: 'admin' });
    await leave(second);
    const token = await linkFor(second);
    await backend.sql(`update public.profiles set role = 'user' where id = $1`, [admin.id]);
    expect(await deleteNow(token)).toBe('last_admin');
    await backend.tick(due());
    expect(await there(second)).toBe(true);
    expect(await refusal(second.client.rpc('keep_account'))).toBe('ok');
  });
});

describe('an admin who deletes somebody who is leaving', () => {
  it('deletes them at once, with their links', async () => {
    await leave(student);
    const token = await linkFor(student);
    const { error } = await admin.client.functions.invoke('delete-user', {
      body: { user_id: student.id },
    });
    expect(error).toBeNull();
    expect(await deleteNow(token)).toBe(false);
    expect(await backend.tick(due())).toMatchObject({ leavings_due: 0 });
  });
});

describe('the clock', () => {
  it('erases people who are due, and nobody before', async () => {
    await leave(student);
    await backend.tick(inTime(14 * day - minute));
    expect(await there(student)).toBe(true);
    await backend.tick(due());
    expect([await there(student), await there(other)]).toEqual([false, true]);
    expect(mailsTo(student)).toEqual([]);
  });

  it('that is stopped in between finds the files the next time', async () => {
    await addPicture(student);
    await leave(student);
    // As if the function had ended after the first of its calls.
    const { error } = await backend.clientFor('service').rpc('tick', { at: due().toISOString() });
    expect(error).toBeNull();
    expect(await there(student)).toBe(false);
    const files = () => backend.sql('select name from private.files_to_remove', []);
    expect(await files()).toHaveLength(1);
    expect(await backend.tick(due())).toMatchObject({ files: { removed: 1, failed: 0 } });
    expect(await files()).toEqual([]);
  });

  it('erases many one batch after the other', async () => {
    const many = await Promise.all(Array.from({ length: 21 }, () => backend.createUser()));
    await backend.sql(
      `insert into private.leavings (user_id, asked_at, due_at, was_visible)
       select id, now(), now(), true from public.profiles where id = any ($1::uuid[])`,
      [many.map(({ id }) => id)],
    );
    expect(await backend.tick()).toMatchObject({ leavings_due: 1 });
    expect(await backend.tick()).toMatchObject({ leavings_due: 0 });
  });

  it('lets nobody wait for one who cannot be erased, and says that it is not well', async () => {
    await leave(student);
    await leave(other);
    await backend.sql(
      `create function private.refuse_deletion() returns trigger language plpgsql
       set search_path = '' as $$ begin raise exception 'refused'; end; $$`,
      [],
    );
    await backend.sql(
      `create trigger refused before delete on auth.users for each row
       when (old.id = '${student.id}') execute function private.refuse_deletion()`,
      [],
    );
    try {
      await backend.sql(`update private.leavings set due_at = now() - interval '1 hour'`, []);
      expect(await backend.tick()).toMatchObject({ leavings_due: 1 });
      expect([await there(student), await there(other)]).toEqual([true, false]);
      expect((await backend.clientFor(null).rpc('health')).data).toEqual({ ok: false });
    } finally {
      await backend.sql('drop trigger refused on auth.users', []);
      await backend.sql('drop function private.refuse_deletion()', []);
    }
    await backend.tick();
    expect(await there(student)).toBe(false);
  });

  it('forgets after a day what it has written, and frees what a run left', async () => {
    await leave(student);
    await student.client.rpc('ask_to_delete_now');
    const service = backend.clientFor('service');
    const take = async (at = new Date()) =>
      (await service.rpc('take_leaving_mails', { at_most: 9, at: at.toISOString() }))
        .data as unknown[];
    expect(await take()).toHaveLength(1);
    expect(await take()).toEqual([]);
    await backend.tick(inTime(hour));
    expect(mailsTo(student).map(({ kind }) => kind)).toEqual(['delete_now', 'leaving']);
    await backend.tick(inTime(day + minute));
    expect(await backend.sql('select from private.leaving_mails', [])).toEqual([]);
  });
});
