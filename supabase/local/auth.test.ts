import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedTestBackend, testPassword, type TestBackend } from './testing.ts';

const studentApp = 'http://localhost:8080';
let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const nobody = () => backend.clientFor(null);
const email = 'maya@niyama.example';
const data = { username: 'maya', full_name: 'Maya Lind', language: 'english' };

function signUp() {
  return nobody().auth.signUp({ email, password: testPassword, options: { data } });
}

describe('logging in', () => {
  const logIn = (address: string, password: string) =>
    nobody().auth.signInWithPassword({ email: address, password });

  test('works in any case of the address', async () => {
    await backend.createUser({ email });
    const { data: session } = await logIn(email.toUpperCase(), testPassword);
    expect(session.session?.expires_in).toBe(3600);
    expect(session.user?.email).toBe(email);
  });

  test('mentions a missing confirmation only to somebody with the password', async () => {
    await signUp();
    expect((await logIn(email, testPassword)).error).toMatchObject({
      code: 'email_not_confirmed',
    });
    const wrong = await logIn(email, 'something-else');
    const unknown = await logIn('unknown@niyama.example', 'something-else');
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown.error).toEqual(wrong.error);
  });

  test('a session is refreshed, and signing out ends it', async () => {
    const { client } = await backend.createUser({ email });
    const before = (await client.auth.getSession()).data.session;
    const { data: refreshed } = await client.auth.refreshSession();
    expect(refreshed.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.auth.signOut()).error).toBeNull();
    const again = await nobody().auth.refreshSession({
      refresh_token: refreshed.session?.refresh_token ?? '',
    });
    expect(again.error).not.toBeNull();
  });
});

describe('a forgotten password', () => {
  test('is replaced through the mail, in the reader’s language', async () => {
    await backend.createUser({ email, language: 'german' });
    const { error } = await nobody().auth.resetPasswordForEmail(email);
    expect(error).toBeNull();
    expect(backend.mails()[0]).toMatchObject({
      kind: 'recovery',
      subject: 'Lege ein neues Passwort fest',
    });
    const { page, brought } = backend.linkOfMail();
    expect(page).toBe(`${studentApp}/auth/new-password`);
    expect(brought).toEqual({
      type: 'recovery',
      token_hash: expect.stringMatching(/^[0-9a-f]{56,64}$/),
      language: 'german',
    });
    const { client } = await backend.pressMail();
    expect((await client.auth.updateUser({ password: 'another-one' })).error).toBeNull();
    const { data: session } = await nobody().auth.signInWithPassword({
      email,
      password: 'another-one',
    });
    expect(session.user?.email).toBe(email);
  });

  test('says nothing about an unknown address', async () => {
    expect((await nobody().auth.resetPasswordForEmail('who@niyama.example')).error).toBeNull();
    expect(backend.mails()).toEqual([]);
  });
});

describe('the link of a mail', () => {
  /** What the database knows of accounts and logins. */
  const state = () =>
    backend.sql(`select (select jsonb_agg(to_jsonb(users)) from auth.users) as users,
      (select jsonb_agg(to_jsonb(sessions)) from auth.sessions) as sessions`);
  const asks: [kind: string, type: string, ask: () => Promise<unknown>][] = [
    ['a sign-up', 'signup', signUp],
    [
      'a reset',
      'recovery',
      async () => {
        await backend.createUser({ email });
        await nobody().auth.resetPasswordForEmail(email);
      },
    ],
    [
      'a login link',
      'magiclink',
      async () => {
        await backend.createUser({ email });
        await nobody().auth.signInWithOtp({ email });
      },
    ],
    [
      'a change of address',
      'email_change',
      async () => {
        const { client } = await backend.createUser({ email });
        await client.auth.updateUser({ email: 'maya.lind@niyama.example' });
      },
    ],
  ];

  test.each(asks)(
    'of %s leads to a page of ours, and is used by a press alone',
    async (...given) => {
      const [, type, ask] = given;
      await ask();
      const [mail] = backend.mails();
      const { page, brought } = backend.linkOfMail();
      expect(new URL(page).origin).toBe(studentApp);
      expect(brought['type']).toBe(type);
      const before = await state();
      // Links used to lead here, and anybody can make one up: a GET opens nothing.
      const verify = new URL('/auth/v1/verify', backend.supabaseUrl);
      const token = brought['token_hash'] ?? '';
      verify.search = new URLSearchParams({ token, type, redirect_to: page }).toString();
      for (const [method, status] of [
        ['HEAD', 405],
        ['GET', 405],
      ] as const) {
        const headers = { apikey: backend.anonKey };
        const answer = await backend.fetch(new Request(verify, { method, headers }));
        expect([method, answer.status, answer.headers.get('location')]).toEqual([
          method,
          status,
          null,
        ]);
      }
      expect(await state()).toEqual(before);
      expect((await backend.pressMail(mail?.link ?? '')).error).toBeNull();
      expect(await state()).not.toEqual(before);
      expect((await backend.pressMail(mail?.link ?? '')).error).toMatchObject({
        code: 'otp_expired',
      });
    },
  );
});

describe('one-time codes', () => {
  test('a code of type email confirms a sign-up', async () => {
    await signUp();
    const token = backend.mails()[0]?.code ?? '';
    const { data: session } = await nobody().auth.verifyOtp({ email, token, type: 'email' });
    expect(session.user?.email).toBe(email);
  });

  test('a code of type email logs in', async () => {
    await backend.createUser({ email });
    await nobody().auth.signInWithOtp({ email });
    const token = backend.mails()[0]?.code ?? '';
    const { data: session } = await nobody().auth.verifyOtp({ email, token, type: 'email' });
    expect(session.user?.email).toBe(email);
  });

  test('asking for a code makes no account, and does not reveal whether there is one', async () => {
    await backend.createUser({ email });
    for (const shouldCreateUser of [true, false]) {
      const { error } = await nobody().auth.signInWithOtp({
        email: 'unknown@niyama.example',
        options: { shouldCreateUser },
      });
      expect(error).toBeNull();
    }
    expect(await backend.sql('select email from auth.users', [])).toEqual([{ email }]);
  });

  test('a wrong code does not', async () => {
    await signUp();
    const { error } = await nobody().auth.verifyOtp({ email, token: 'x', type: 'email' });
    expect(error).toMatchObject({ code: 'otp_expired' });
  });
});
