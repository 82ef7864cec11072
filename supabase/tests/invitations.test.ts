import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import texts from '../functions/_shared/mails/texts.json' with { type: 'json' };
import {
  sharedTestBackend,
  testPassword,
  type TestBackend,
  type TestUser,
} from '../local/testing.ts';
import { day, hour, minute } from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin', username: 'teacher', fullName: 'Mira Lind' });
  student = await backend.createUser({ username: 'asha' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => backend.close());

interface Person {
  email?: unknown;
  full_name?: unknown;
  language?: unknown;
}
interface Listed {
  id: string;
  email: string;
  state: string;
}
const leela = { email: 'leela@niyama.example', full_name: 'Leela Iyer', language: 'german' };

const invite = async (people: unknown, sends = true, who = admin) =>
  who.client.rpc('invite_students', { people, sends });
const invited = async (...people: Person[]) => (await invite(people)).data as unknown;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ email: `student${index}@niyama.example` }));
const list = async () =>
  (await admin.client.rpc('invitations')).data as {
    items: Listed[];
    next: object | null;
    states: Record<string, number>;
    sent_by: string | null;
  };
const states = async () => (await list()).items.map(({ email, state }) => [email, state]);
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds);
const only = <Item>([item]: Item[]): Item => {
  if (item === undefined) throw new Error('There is none.');
  return item;
};
const tokenIn = (link: string | null | undefined) =>
  new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token') ?? '';
const tokenOf = (email: string) => {
  const mail = backend.mails().find(({ to }) => to === email);
  return tokenIn(mail?.link);
};
const look = async (token: string, who: TestUser | null = null) =>
  (await backend.clientFor(who).rpc('invitation', { token })).data as unknown;
const stored = () => backend.sql<{ email: string }>('select email from private.invitations', []);

const chosen = { username: 'leela', full_name: 'Leela Iyer', password: 'breathe-in' };
async function accept(token: string, changes: Record<string, unknown> = {}) {
  const { data, error } = await backend
    .clientFor(null)
    .functions.invoke<Record<string, unknown>>('accept-invitation', {
      body: { token, ...chosen, ...changes },
    });
  if (!error) return { status: 200, ...data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const answer = error.context as Response;
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

describe('inviting', () => {
  test('is for admins, as reading, withdrawing and sending again are', async () => {
    const calls = [
      ['invite_students', { people: [leela] }],
      ['invitations', {}],
      ['resend_invitations', { invitation_ids: [crypto.randomUUID()] }],
      ['withdraw_invitations', { invitation_ids: [crypto.randomUUID()] }],
    ] as const;
    for (const who of [null, student]) {
      for (const [name, params] of calls) {
        const { error } = await backend.clientFor(who).rpc(name, params);
        expect([name, error?.code]).toEqual([name, '42501']);
      }
    }
    expect(await stored()).toEqual([]);
  });

  test('is nothing that a client does with the mails or the acceptance', async () => {
    const calls = [
      ['take_invitations', { at_most: 1, an_hour: 1 }],
      ['settle_invitations', { sent: [], failed: [] }],
      ['claim_invitation', { token: 'x' }],
      ['finish_invitation', { invitation_id: crypto.randomUUID(), accepted: true }],
    ] as const;
    for (const who of [null, student, admin]) {
      for (const [name, params] of calls) {
        const { error } = await backend.clientFor(who).rpc(name, params);
        expect([name, error?.code]).toEqual([name, '42501']);
      }
    }
  });

  test('says of each row why it is refused, and takes the others', async () => {
    await backend.clientFor(null).auth.signUp({
      email: 'unconfirmed@niyama.example',
      password: testPassword,
    });
    await invited({ email: 'earlier@niyama.example' });
    const people: Person[] = [
      leela,
      { email: ' LEELA@niyama.example ' },
      { email: 'ASHA@niyama.example' },
      { email: 'earlier@niyama.example' },
      { email: 'nobody' },
      { email: 'two@niyama.example,other@niyama.example' },
      { email: 'Name <a@niyama.example>' },
      { email: 'line\nBcc: b@niyama.example' },
      { email: `${'a'.repeat(310)}@niyama.example` },
      { email: 'unseen\u200b@niyama.example' },
      {},
      { email: 'long@niyama.example', full_name: 'x'.repeat(101) },
      { email: 'turned@niyama.example', full_name: 'a\u202Eb' },
      { email: 'klingon@niyama.example', language: 'klingon' },
      { email: 'unconfirmed@niyama.example' },
    ];
    const refused = ['twice', 'known', 'invited', 'email', 'email', 'email', 'email', 'email']
      .concat('email', 'email', 'name', 'name', 'language')
      .map((reason, index) => ({ number: index + 2, reason }));
    expect((await invite(people, false)).data).toEqual({ invited: 2, refused });
    expect(await stored()).toHaveLength(1);
    expect(await invited(...people)).toEqual({ invited: 2, refused });
    expect(await stored()).toHaveLength(3);
    // A second time, she is already invited.
    expect(await invited(leela)).toEqual({
      invited: 0,
      refused: [{ number: 1, reason: 'invited' }],
    });
  });

  test('is for at most 500 at once, and for a list', async () => {
    expect(await invited(...numbered(500))).toEqual({ invited: 500, refused: [] });
    for (const people of [numbered(501), { email: 'a@niyama.example' }]) {
      const { error } = await invite(people);
      expect(error).toMatchObject({ code: 'P0001', message: 'too_many_invitations' });
    }
  });

  test('by two admins at once sends one mail', async () => {
    const other = await backend.createUser({ role: 'admin' });
    const answers = await Promise.all([invite([leela]), invite([leela], true, other)]);
    const counts = answers.map(({ data }) => (data as { invited: number }).invited);
    expect(counts.toSorted((one, two) => one - two)).toEqual([0, 1]);
    await backend.tick();
    expect(backend.mails()).toHaveLength(1);
  });

  test('stands in the audit log without any address', async () => {
    await invited(leela, { email: 'teo@niyama.example' });
    await backend.tick();
    const { id } = only((await list()).items);
    await admin.client.rpc('resend_invitations', { invitation_ids: [id] });
    await admin.client.rpc('withdraw_invitations', { invitation_ids: [id] });
    const { data } = await admin.client
      .from('audit_log')
      .select('action, columns, subject, whom')
      .eq('table_name', 'invitations')
      .order('id');
    const entry = { columns: [], subject: null, whom: null };
    expect(data).toEqual([
      { ...entry, action: 'insert' },
      { ...entry, action: 'insert' },
      { ...entry, action: 'update', columns: ['asked_at'] },
      { ...entry, action: 'delete' },
    ]);
  });
});

describe('the mail', () => {
  test.each([
    ['english', 'en'],
    ['spanish', 'es'],
    ['french', 'fr'],
    ['german', 'de'],
    ['japanese', 'ja'],
  ] as const)('is in %s for people who speak it', async (language, tag) => {
    await invited({ ...leela, language });
    expect(await backend.tick()).toMatchObject({ invitations: { sent: 1, failed: 0 } });
    const mail = only(backend.mails());
    const { subject, action, text, why } = texts[tag].invitation;
    expect(mail).toMatchObject({
      to: leela.email,
      kind: 'invitation',
      language: tag,
      subject,
      action,
    });
    expect(mail.ignore).toBe(why);
    const [, afterName = ''] = text.split('{{name}}');
    expect(mail.text).toContain(`Mira Lind${afterName.split('{{date}}')[0]}`);
    expect(mail.link).toMatch(
      new RegExp(
        String.raw`^http://localhost:8080/invitation#token=[0-9a-f]{64}&language=${language}$`,
      ),
    );
  });

  test('speaks the language of the school when the file says none', async () => {
    await backend.sql(`update public.app_settings set default_language = 'french'`, []);
    await invited({ email: leela.email });
    await backend.tick();
    expect(only(backend.mails()).language).toBe('fr');
  });

  test('is text, whatever the admin is called, and does without the name of one who is gone', async () => {
    await backend.sql('update public.profiles set display_name = $2 where id = $1', [
      admin.id,
      '<b>{{date}}</b>',
    ]);
    await invited(leela);
    await backend.tick();
    expect(only(backend.mails()).text).toContain('<b>{{date}}</b> lädt dich');
    await invited({ email: 'teo@niyama.example' });
    const other = await backend.createUser({ role: 'admin' });
    await other.client.rpc('delete_user', { user_id: admin.id });
    await backend.tick();
    expect(backend.mails()[0]?.text).toMatch(/^You've been invited to Niyama/);
  });

  test('goes to fifty within an hour and to the others later', async () => {
    await invited(...numbered(120));
    expect(await backend.tick()).toMatchObject({ invitations: { sent: 50 } });
    expect(await backend.tick(inTime(59 * minute))).toMatchObject({
      invitations: { sent: 0 },
      invitations_due: 70,
    });
    // Nothing is wrong while they wait for their hour.
    await backend.tick();
    expect((await backend.clientFor(null).rpc('health')).data).toEqual({ ok: true });
    expect(await backend.tick(inTime(61 * minute))).toMatchObject({ invitations: { sent: 50 } });
    expect(await backend.tick(inTime(122 * minute))).toMatchObject({ invitations: { sent: 20 } });
    expect(new Set(backend.mails().map(({ to }) => to)).size).toBe(120);
  });

  test('goes once however many clocks ring, and never more within the hour', async () => {
    await invited(...numbered(60));
    await Promise.all([backend.tick(), backend.tick(), backend.tick()]);
    expect(backend.mails()).toHaveLength(50);
    expect(new Set(backend.mails().map(({ to }) => to)).size).toBe(50);
  });

  test('that fails is tried five times, with another link each time, and then waits for an admin', async () => {
    await invited(leela);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const mailbox = vi.spyOn(backend.assembly.mailbox, 'add').mockImplementation(() => {
      throw new Error('Full');
    });
    const results: unknown[] = [];
    for (const at of [0, 6, 32, 160, 790, 1500]) {
      results.push((await backend.tick(inTime(at * minute)))['invitations']);
    }
    expect(results).toEqual([
      ...Array.from({ length: 5 }, () => ({ sent: 0, failed: 1 })),
      { sent: 0, failed: 0 },
    ]);
    mailbox.mockRestore();
    expect(said).not.toHaveBeenCalledWith(expect.stringContaining(leela.email));
    expect(await states()).toEqual([[leela.email, 'failed']]);
    const { id } = only((await list()).items);
    await admin.client.rpc('resend_invitations', { invitation_ids: [id] });
    expect(await states()).toEqual([[leela.email, 'waiting']]);
    await backend.tick(inTime(2 * hour));
    expect(backend.mails()).toHaveLength(1);
  });

  test('that a run took and never settled leaves again', async () => {
    await invited(leela);
    await backend.clientFor('service').rpc('take_invitations', { at_most: 1, an_hour: 50 });
    expect(await backend.tick()).toMatchObject({ invitations: { sent: 0 } });
    expect(await backend.tick(inTime(6 * minute))).toMatchObject({ invitations: { sent: 1 } });
  });
});

describe('the list', () => {
  test('tells how each is', async () => {
    await invited({ email: 'sent@niyama.example' }, { email: 'expired@niyama.example' });
    await backend.tick();
    await backend.sql(
      `update private.invitations set expires_at = now() where email like 'expired%'`,
      [],
    );
    await invited({ email: 'waiting@niyama.example' });
    expect(Object.fromEntries(await states())).toEqual({
      'expired@niyama.example': 'expired',
      'sent@niyama.example': 'sent',
      'waiting@niyama.example': 'waiting',
    });
    // Somebody whose link has expired may be invited again, by a file too.
    expect(await invited({ email: 'expired@niyama.example' })).toEqual({
      invited: 1,
      refused: [],
    });
    expect((await states())[0]).toEqual(['expired@niyama.example', 'waiting']);
  });

  test('comes in pages of fifty', async () => {
    await invited(...numbered(120));
    const seen: string[] = [];
    let after: object | null = null;
    const sizes: number[] = [];
    do {
      const { data } = await admin.client.rpc('invitations', { after });
      const page = data as { items: Listed[]; next: object | null };
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ email }) => email));
      after = page.next;
    } while (after !== null);
    expect(sizes).toEqual([50, 50, 20]);
    expect(seen).toEqual(numbered(120).map(({ email }) => email));
  });

  test('counts each state, and says by when the last that waits will have left', async () => {
    expect(await list()).toMatchObject({ total: 0, sent_by: null });
    await invited(...numbered(120));
    const before = await list();
    expect(before).toMatchObject({
      total: 120,
      states: { waiting: 120, sent: 0, expired: 0, failed: 0 },
    });
    // Fifty at once, fifty after one hour, twenty after two.
    expect(Date.parse(before.sent_by ?? '')).toBeCloseTo(Date.now() + 2 * hour, -5);
    await backend.tick();
    const after = await list();
    expect(after.states).toEqual({ waiting: 70, sent: 50, expired: 0, failed: 0 });
    expect(Date.parse(after.sent_by ?? '')).toBeCloseTo(Date.now() + 2 * hour, -5);
    expect(after.items.map(({ state }) => state)).toEqual(Array(50).fill('sent'));
  });

  test('says that the last leaves from now on, where all fit into this hour', async () => {
    await invited(...numbered(5));
    await backend.tick();
    await backend.sql(
      `update private.invitation_mails set taken_at = now() - interval '30 minutes'`,
    );
    await invited(leela);
    expect(Date.parse((await list()).sent_by ?? '')).toBeCloseTo(Date.now(), -5);
  });

  test('finds names without their accents, and parts of addresses', async () => {
    await invited({ ...leela, full_name: 'Léela Iyer' }, { email: 'teo@niyama.example' });
    for (const search of ['leela', 'IYER lee', 'leela@niyama']) {
      const { data } = await admin.client.rpc('invitations', { search });
      expect(data).toMatchObject({ items: [{ email: leela.email }], total: 1 });
    }
    const { data } = await admin.client.rpc('invitations', { search: 'nobody' });
    expect(data).toMatchObject({ items: [], total: 0, states: { waiting: 2 } });
  });

  test('sends many again and withdraws many, each as one act', async () => {
    await invited(...numbered(3));
    await backend.tick();
    await invited({ email: 'waiting@niyama.example' });
    const ids = (await list()).items.map(({ id }) => id);
    const resent = await admin.client.rpc('resend_invitations', { invitation_ids: ids });
    expect(resent.data).toBe(3);
    // A second press finds all of them on their way.
    const again = await admin.client.rpc('resend_invitations', { invitation_ids: ids });
    expect(again).toMatchObject({ data: 0, error: null });
    expect((await list()).states).toMatchObject({ waiting: 4, sent: 0 });
    const withdrawn = await admin.client.rpc('withdraw_invitations', { invitation_ids: ids });
    expect(withdrawn.data).toBe(4);
    expect(await stored()).toEqual([]);
    const tooMany = Array.from({ length: 501 }, () => crypto.randomUUID());
    for (const name of ['resend_invitations', 'withdraw_invitations']) {
      const { error } = await admin.client.rpc(name, { invitation_ids: tooMany });
      expect(error).toMatchObject({ code: 'P0001', message: 'too_many_invitations' });
    }
  });

  test('is withdrawn once, however often it is asked', async () => {
    await invited(leela);
    const { data } = await admin.client.rpc('invitations');
    const [{ id }] = (data as { items: { id: string }[] }).items as [{ id: string }];
    const withdraw = () => admin.client.rpc('withdraw_invitations', { invitation_ids: [id] });
    expect(await withdraw()).toMatchObject({ error: null });
    expect(await withdraw()).toMatchObject({ error: null });
    expect(await states()).toEqual([]);
  });

  test('leaves no mail to anybody who is neither invited nor there', async () => {
    await invited(leela, { email: 'gone@niyama.example' });
    await backend.tick();
    const left = () => backend.mails().map(({ to }) => to);
    expect(left().toSorted()).toEqual(['gone@niyama.example', leela.email]);
    const { data } = await admin.client.rpc('invitations');
    const found = (data as { items: { id: string; email: string }[] }).items.find(
      ({ email }) => email === 'gone@niyama.example',
    );
    await admin.client.rpc('withdraw_invitations', { invitation_ids: [found?.id] });
    await backend.tick();
    expect(left()).toEqual([leela.email]);
  });

  test('says of one that is gone that it is', async () => {
    for (const name of ['resend_invitations', 'withdraw_invitations']) {
      const { error } = await admin.client.rpc(name, { invitation_ids: [crypto.randomUUID()] });
      expect(error).toMatchObject({ code: 'P0001', message: 'invitation_not_found' });
    }
  });
});

describe('the link', () => {
  test('tells who is invited, and any other token tells nothing', async () => {
    await invited(leela, { email: 'old@niyama.example' }, { email: 'gone@niyama.example' });
    await backend.tick();
    expect(await look(tokenOf(leela.email))).toEqual(leela);
    expect(await look(tokenOf(leela.email), student)).toEqual(leela);
    await backend.sql(
      `update private.invitations set expires_at = now() where email like 'old%'`,
      [],
    );
    const gone = (await list()).items.find(({ email }) => email.startsWith('gone'));
    await admin.client.rpc('withdraw_invitations', { invitation_ids: [gone?.id] });
    const bad = ['', 'x', tokenOf(leela.email).slice(0, -1), tokenOf('old@niyama.example')].concat(
      tokenOf('gone@niyama.example'),
    );
    for (const token of bad) {
      expect(await look(token)).toBeNull();
      expect(await accept(token)).toEqual({
        status: 404,
        code: 'invitation_over',
        message: 'This invitation no longer works',
      });
    }
    expect(await backend.sql('select from auth.users', [])).toHaveLength(2);
  });

  test('is stored nowhere but in the mail', async () => {
    await invited(leela);
    await backend.tick();
    const rows = await backend.sql<{ row: string }>(
      'select invitations::text as row from private.invitations',
      [],
    );
    expect(only(rows).row).not.toContain(tokenOf(leela.email));
  });

  test('ends when the mail is sent again', async () => {
    await invited(leela);
    await backend.tick();
    const first = tokenOf(leela.email);
    const { id } = only((await list()).items);
    await admin.client.rpc('resend_invitations', { invitation_ids: [id] });
    expect(await look(first)).toBeNull();
    await backend.tick();
    expect(await look(first)).toBeNull();
    expect(await look(tokenOf(leela.email))).toEqual(leela);
  });

  test('works for seven days', async () => {
    await invited(leela);
    await backend.tick();
    const claim = async (at: number) =>
      (
        await backend
          .clientFor('service')
          .rpc('claim_invitation', { token: tokenOf(leela.email), at: inTime(at).toISOString() })
      ).data as unknown;
    expect(await claim(7 * day + minute)).toBeNull();
    expect(await claim(7 * day - minute)).toMatchObject({ email: leela.email });
  });
});

describe('accepting', () => {
  let token: string;
  beforeEach(async () => {
    await invited(leela);
    await backend.tick();
    token = tokenOf(leela.email);
  });
  const logIn = (password: string, email = leela.email) =>
    backend.clientFor(null).auth.signInWithPassword({ email, password });

  test('makes a confirmed account of a student, once', async () => {
    expect(await accept(token)).toEqual({ status: 200, email: leela.email });
    const { data } = await logIn(chosen.password);
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    const [profile] = await backend.sql(
      'select username, full_name, language, role from public.profiles where id = $1',
      [data.user?.id],
    );
    expect(profile).toEqual({
      username: 'leela',
      full_name: 'Leela Iyer',
      language: 'german',
      role: 'user',
    });
    expect(await stored()).toEqual([]);
    expect(await accept(token, { username: 'other' })).toMatchObject({ code: 'invitation_over' });
    expect(await invited(leela)).toMatchObject({ refused: [{ reason: 'known' }] });
  });

  test('takes the language and the name that the person chooses, and no role', async () => {
    await accept(token, { full_name: 'L. Iyer', language: 'french', role: 'admin' });
    expect(
      await backend.sql(
        `select full_name, language, role from public.profiles where username = 'leela'`,
        [],
      ),
    ).toEqual([{ full_name: 'L. Iyer', language: 'french', role: 'user' }]);
  });

  test.each([true, false])('lets mails come as the person chooses: %s', async (mails) => {
    await accept(token, { mails });
    expect(
      await backend.sql(
        `select private.wants_mail(id) as mails from public.profiles where username = 'leela'`,
        [],
      ),
    ).toEqual([{ mails }]);
  });

  test('at once in two tabs makes one account', async () => {
    const answers = await Promise.all([accept(token), accept(token, { username: 'leela2' })]);
    const found = answers.map(({ status }) => status);
    expect(found.toSorted((one, two) => one - two)).toEqual([200, 404]);
    expect(
      await backend.sql(`select from auth.users where email = 'leela@niyama.example'`, []),
    ).toHaveLength(1);
  });

  test.each([
    [{ username: 'ASHA' }, 409, 'username_taken'],
    [{ username: 'le' }, 400, 'username_too_short'],
    [{ username: 'le\u200Bela' }, 400, 'username_invalid'],
    [{ full_name: '' }, 400, 'full_name_required'],
    [{ password: '12345' }, 400, 'password_too_short'],
    [{ password: '日'.repeat(25) }, 400, 'password_too_long'],
    [{ password: 1 }, 400, 'password_too_short'],
  ])('with %o is refused, and works afterwards', async (changes, status, code) => {
    expect(await accept(token, changes)).toMatchObject({ status, code });
    expect(await accept(token)).toMatchObject({ status: 200 });
  });

  test('takes over from a sign-up that nobody has confirmed', async () => {
    await backend.clientFor(null).auth.signUp({ email: leela.email, password: 'somebody-else' });
    expect(await accept(token)).toMatchObject({ status: 200 });
    expect((await logIn('somebody-else')).error?.code).toBe('invalid_credentials');
    expect((await logIn(chosen.password)).error).toBeNull();
  });

  test('tells somebody who has made an account meanwhile that they have one', async () => {
    await backend.createUser({ email: leela.email });
    expect(await accept(token)).toMatchObject({ status: 422, code: 'email_exists' });
    expect(await stored()).toEqual([]);
  });

  test('that an account service leaves unanswered may be tried again', async () => {
    const { engine } = backend.assembly;
    const { fetch } = engine;
    vi.spyOn(engine, 'fetch').mockImplementation((request) =>
      request.url.includes('/profiles')
        ? Promise.resolve(Response.json({}, { status: 500 }))
        : fetch(request),
    );
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(await accept(token)).toMatchObject({ status: 500, code: 'account_failed' });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The account had no profile'));
    vi.restoreAllMocks();
    expect(await accept(token)).toMatchObject({ status: 200 });
  });

  test('is begun at most twenty times', async () => {
    await backend.sql('update private.invitations set claims = 19', []);
    expect(await accept(token, { username: 'asha' })).toMatchObject({ code: 'username_taken' });
    expect(await accept(token)).toMatchObject({ code: 'invitation_over' });
    expect(await look(token)).toBeNull();
  });
});

describe('a stored invitation', () => {
  test('is deleted seven days after its link has ended', async () => {
    await invited(leela);
    await backend.tick();
    await backend.tick(inTime(14 * day - minute));
    expect(await stored()).toHaveLength(1);
    await backend.tick(inTime(14 * day + minute));
    expect(await stored()).toEqual([]);
  });

  test('is deleted too when no mail was ever sent', async () => {
    await invited(leela);
    const later = inTime(14 * day + minute).toISOString();
    await backend.clientFor('service').rpc('tick', { at: later });
    expect(await stored()).toEqual([]);
  });

  test('is deleted when the person signed up another way', async () => {
    await invited(leela);
    await backend.createUser({ email: leela.email });
    await backend.tick();
    expect(await stored()).toEqual([]);
    expect(backend.mails()).toEqual([]);
  });
});
