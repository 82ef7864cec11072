import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { sharedTestBackend, testPassword, type TestBackend } from './testing.ts';

const studentApp = 'http://localhost:8080';
let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const nobody = () => backend.clientFor(null);
const newMails = () => backend.mails().filter(({ kind }) => kind === 'confirmation');
const email = 'maya@niyama.example';
const data = { username: 'maya', full_name: 'Maya Lind', language: 'english' };

function signUp(redirectTo = `${studentApp}/auth`, more = {}) {
  return nobody().auth.signUp({
    email,
    password: testPassword,
    options: { data: { ...data, ...more }, emailRedirectTo: redirectTo },
  });
}

const linkOf = () => backend.linkOfMail();
const logIn = (password: string) => nobody().auth.signInWithPassword({ email, password });

/** Confirms by the newest mail, as the page does before it sets the password. */
async function confirm() {
  const { client, error } = await backend.pressMail();
  expect(error).toBeNull();
  return client;
}

describe('signing up', () => {
  test('the mail leads back to the page that asked, and opens no session', async () => {
    const { data: made, error } = await signUp(`${studentApp}/auth?from=mail`, {
      language: 'german',
    });
    expect(error).toBeNull();
    expect(made.session).toBeNull();
    expect(backend.mails()).toHaveLength(1);
    const { page, brought } = linkOf();
    expect(page).toBe(`${studentApp}/auth?from=mail`);
    expect(brought).toEqual({
      type: 'signup',
      token_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      email,
      username: 'maya',
      full_name: 'Maya Lind',
      language: 'german',
    });
    expect(await backend.sql('select from auth.sessions')).toEqual([]);
    expect((await logIn(testPassword)).error).toMatchObject({ code: 'email_not_confirmed' });

    const client = await confirm();
    expect((await client.from('profiles').select('username').single()).data).toEqual({
      username: 'maya',
    });
    // The first password of an account is nothing to be warned of.
    expect((await client.auth.updateUser({ password: testPassword })).error).toBeNull();
    expect(backend.mails()).toHaveLength(1);
  });

  test.each([
    ['of yesterday', `update auth.users set confirmation_sent_at = now() - interval '61 minutes'`],
    ['of a sign-up that is gone', 'delete from auth.users'],
  ])('a link %s says so, and confirms nothing', async (_what, change) => {
    await signUp();
    await backend.sql(change);
    expect((await backend.pressMail()).error).toMatchObject({ code: 'otp_expired' });
  });

  test.each([
    'https://elsewhere.example/steal',
    'http://localhost:9999/auth',
    'javascript:alert(1)',
    '//elsewhere.example',
    'blob:http://localhost:8080/page',
    'http://localhost:8080@elsewhere.example',
  ])('a mail never leads to %s', async (target) => {
    await signUp(target);
    expect(linkOf().page).toBe(`${studentApp}/`);
  });

  test('the admin app is a page of ours too', async () => {
    await signUp('http://localhost:8081/admin/login');
    expect(linkOf().page).toBe('http://localhost:8081/admin/login');
  });

  test('the role in the sign-up data is not taken', async () => {
    await signUp(undefined, { role: 'admin' });
    expect(await backend.sql('select role from public.profiles', [])).toEqual([{ role: 'user' }]);
  });

  test.each([
    ['english', 'Confirm your email address'],
    ['spanish', 'Confirma tu correo electrónico'],
    ['french', 'Confirme ton adresse e-mail'],
    ['german', 'Bestätige deine E-Mail-Adresse'],
    ['japanese', 'メールアドレスの確認'],
    ['klingon', 'Confirm your email address'],
  ])('the mail speaks %s', async (language, subject) => {
    await signUp(undefined, { language });
    expect(backend.mails()[0]?.subject).toBe(subject);
  });

  test('again before confirming, it sends a new mail that works', async () => {
    await signUp();
    expect((await signUp()).error).toBeNull();
    expect(newMails()).toHaveLength(2);
    await confirm();
  });

  test('an address that has an account answers as a new one does', async () => {
    const raw = async (address: string) => {
      const answer = await backend.fetch(
        new Request(`${backend.supabaseUrl}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email: address, password: testPassword, data }),
        }),
      );
      const changing = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+/g;
      // The thirteenth digit of an id tells how it was made.
      const body = (await answer.text())
        .replace(changing, (value) => (value.includes('T') ? 'time' : `id${value[14]}`))
        .replaceAll(address, 'address');
      return { status: answer.status, headers: [...answer.headers.keys()], body };
    };
    const fresh = await raw('fresh@niyama.example');
    const unconfirmed = await raw('fresh@niyama.example');
    await backend.createUser({ email: 'known@niyama.example', username: 'known' });
    const mails = backend.mails().length;
    const known = await raw('known@niyama.example');
    expect(unconfirmed).toEqual(fresh);
    expect(known).toEqual(fresh);
    expect(backend.mails()).toHaveLength(mails);
  });

  test('a weak password is refused for known and unknown addresses alike', async () => {
    await backend.createUser({ email });
    for (const address of [email, 'other@niyama.example']) {
      const { error } = await nobody().auth.signUp({ email: address, password: '12345' });
      expect(error).toMatchObject({ status: 422, code: 'weak_password' });
    }
  });
});

describe('a password of an unconfirmed sign-up', () => {
  const attackers = 'a-strangers-password';
  const chosen = 'the-owners-password';
  const signUpWith = (password: string, username: string) =>
    nobody().auth.signUp({ email, password, options: { data: { ...data, username } } });

  test.each([
    ['before', [attackers, testPassword]],
    ['after', [testPassword, attackers]],
  ])('never works, also of somebody who signed up %s the owner', async (_when, order) => {
    for (const password of order) await signUpWith(password, `user_${order.indexOf(password)}`);
    const client = await confirm();
    for (const password of order) {
      expect((await logIn(password)).error).toMatchObject({ code: 'invalid_credentials' });
    }
    expect((await client.auth.updateUser({ password: chosen })).error).toBeNull();
    expect((await logIn(attackers)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await logIn(chosen)).error).toBeNull();
    // From here on the account has a password, and its session is one like any other.
    expect((await client.auth.updateUser({ password: attackers })).error).toMatchObject({
      code: 'current_password_required',
    });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a reset', () => nobody().auth.resetPasswordForEmail(email)],
    ['a login link', () => nobody().auth.signInWithOtp({ email })],
  ])('ends too when the address is confirmed by the mail of %s', async (_what, ask) => {
    await signUpWith(attackers, 'attacker');
    await ask();
    expect((await backend.pressMail()).error).toBeNull();
    expect((await logIn(attackers)).error).toMatchObject({ code: 'invalid_credentials' });
  });

  test('may be the account’s, when the owner says so', async () => {
    await signUp();
    const client = await confirm();
    expect((await client.auth.updateUser({ password: testPassword })).error).toBeNull();
    expect((await logIn(testPassword)).error).toBeNull();
  });

  test('does not end when an administrator made the account', async () => {
    const { data: made } = await backend.clientFor('service').auth.admin.createUser({
      email,
      password: testPassword,
    });
    await backend
      .clientFor('service')
      .auth.admin.updateUserById(made.user?.id ?? '', { email_confirm: true });
    expect((await logIn(testPassword)).error).toBeNull();
  });
});

describe('a sign-up that nobody confirms', () => {
  const others = () =>
    backend.sql<{ email: string }>('select email from auth.users order by email');
  const age = (days: number) =>
    backend.sql(
      `update auth.users
       set created_at = now() - make_interval(days => $1),
         confirmation_sent_at = now() - make_interval(days => $1)
       where email_confirmed_at is null`,
      [days],
    );

  test('is removed after seven days, and its username is free again', async () => {
    const known = await backend.createUser();
    await signUp();
    await age(6);
    await nobody().auth.signUp({ email: 'next@niyama.example', password: testPassword });
    expect(await others()).toContainEqual({ email });
    await age(8);
    await nobody().auth.signUp({ email: 'last@niyama.example', password: testPassword });
    expect(await others()).toEqual([{ email: 'last@niyama.example' }, { email: known.email }]);
    const { data: isFree } = await nobody().rpc('username_available', { candidate: 'maya' });
    expect(isFree).toBe(true);
  });

  test('stays after another mail only for as long as the link in that mail works', async () => {
    await signUp();
    const remove = () => backend.sql('select private.remove_unconfirmed_sign_ups()', []);
    await age(7);
    await nobody().auth.resend({ type: 'signup', email });
    await remove();
    expect(await others()).toEqual([{ email }]);
    await backend.sql(`update auth.users set created_at = created_at - interval '61 minutes'`);
    await remove();
    expect(await others()).toEqual([]);
  });

  test('is removed with few others at once, and the next sign-up succeeds even if that fails', async () => {
    await backend.sql(
      `insert into auth.users (id, email, confirmation_sent_at)
       select gen_random_uuid(), 'old' || n || '@niyama.example', now()
       from generate_series(1, 60) as n`,
    );
    await age(8);
    expect((await signUp()).error).toBeNull();
    expect(await others()).toHaveLength(11);
    await backend.sql(
      `create function private.fail() returns trigger language plpgsql
         as $$ begin raise exception 'cannot be removed'; end $$;
       create trigger fail before delete on auth.users
         for each row execute function private.fail();`,
    );
    onTestFinished(async () => {
      await backend.sql('drop trigger fail on auth.users; drop function private.fail();');
    });
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { error } = await nobody().auth.signUp({
      email: 'next@niyama.example',
      password: testPassword,
    });
    printed.mockRestore();
    expect(error).toBeNull();
    expect(await others()).toContainEqual({ email: 'next@niyama.example' });
  });

  test.each(['anon', 'authenticated', 'service_role'])('is not removed by %s', async (role) => {
    const [right] = await backend.sql<{ may: boolean }>(
      `select has_function_privilege($1, 'private.remove_unconfirmed_sign_ups(int)', 'execute') as may`,
      [role],
    );
    expect(right?.may).toBe(false);
  });
});

describe('resending', () => {
  test('sends a new mail, and the old link no longer works', async () => {
    await signUp();
    const first = backend.mails()[0]?.link ?? '';
    const { error } = await nobody().auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${studentApp}/auth` },
    });
    expect(error).toBeNull();
    expect(newMails()).toHaveLength(2);
    expect((await backend.pressMail(first)).error).toMatchObject({ code: 'otp_expired' });
    await confirm();
  });

  test('says nothing about an address', async () => {
    await backend.createUser({ email });
    for (const address of [email, 'unknown@niyama.example']) {
      expect((await nobody().auth.resend({ type: 'signup', email: address })).error).toBeNull();
    }
    expect(backend.mails()).toEqual([]);
  });
});
