import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, testPassword, type TestBackend } from './testing.ts';

const studentApp = 'http://localhost:8080';
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
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

const follow = (link?: string) => backend.followMail(link);

describe('signing up', () => {
  test('the mail leads back to the page that asked, with a session', async () => {
    const { data: made, error } = await signUp(`${studentApp}/auth?from=mail`);
    expect(error).toBeNull();
    expect(made.session).toBeNull();
    expect(backend.mails()).toHaveLength(1);
    expect(backend.mails()[0]?.link).toContain(`${backend.supabaseUrl}/auth/v1/verify?`);

    const { page, outcome } = await follow();
    expect(page).toBe(`${studentApp}/auth?from=mail`);
    expect(outcome).toMatchObject({ type: 'signup', token_type: 'bearer' });

    const client = nobody();
    const session = await client.auth.setSession({
      access_token: outcome['access_token'] ?? '',
      refresh_token: outcome['refresh_token'] ?? '',
    });
    expect(session.data.user?.email).toBe(email);
    expect((await client.from('profiles').select('username').single()).data).toEqual({
      username: 'maya',
    });
  });

  test('a used link says that it has expired', async () => {
    await signUp();
    const link = backend.mails()[0]?.link ?? '';
    await follow(link);
    expect(await follow(link)).toMatchObject({
      page: `${studentApp}/auth`,
      outcome: { error: 'access_denied', error_code: 'otp_expired' },
    });
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
    expect((await follow()).page).toBe(`${studentApp}/`);
    const forged = new URL(backend.mails()[0]?.link ?? '');
    forged.searchParams.set('redirect_to', target);
    expect((await follow(forged.href)).page).toBe(`${studentApp}/`);
  });

  test('the admin app is a page of ours too', async () => {
    await signUp('http://localhost:8081/admin/login');
    expect((await follow()).page).toBe('http://localhost:8081/admin/login');
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
    expect((await follow()).outcome).toMatchObject({ type: 'signup' });
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
    expect((await follow(first)).outcome).toMatchObject({ error_code: 'otp_expired' });
    expect((await follow()).outcome).toMatchObject({ type: 'signup' });
  });

  test('says nothing about an address', async () => {
    await backend.createUser({ email });
    for (const address of [email, 'unknown@niyama.example']) {
      expect((await nobody().auth.resend({ type: 'signup', email: address })).error).toBeNull();
    }
    expect(backend.mails()).toEqual([]);
  });
});
