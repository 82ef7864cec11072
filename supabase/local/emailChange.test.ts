import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedTestBackend, testPassword, type TestBackend, type TestUser } from './testing.ts';

const page = 'http://localhost:8080/auth/link';
const old = 'maya@niyama.example';
const next = 'maya.lind@niyama.example';
let backend: TestBackend;
let maya: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  maya = await backend.createUser({ email: old, language: 'german' });
});
afterAll(() => backend.close());

const ask = (email = next) => maya.client.auth.updateUser({ email });
const mailTo = (to: string) => backend.mails().find((mail) => mail.to === to);
/** Confirms by the link of the newest mail to an address. */
const press = (to: string) => backend.pressMail(mailTo(to)?.link ?? '');
const whose = async ({ client }: Awaited<ReturnType<typeof press>>) =>
  (await client.auth.getSession()).data.session?.user.email ?? null;
const logIn = async (email: string) =>
  (await backend.clientFor(null).auth.signInWithPassword({ email, password: testPassword })).error;

test('both addresses get a mail, and until both are confirmed nothing changes', async () => {
  const { data, error } = await ask();
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: old, new_email: next });
  expect(backend.mails().map(({ to, kind, language }) => [to, kind, language])).toEqual([
    [next, 'emailChange', 'de'],
    [old, 'emailChange', 'de'],
  ]);
  expect(await logIn(old)).toBeNull();
  expect(await logIn(next)).toMatchObject({ code: 'invalid_credentials' });
});

test.each([
  ['the new one first', [next, old]],
  ['the old one first', [old, next]],
])('the address changes with the second link, %s', async (_order, [first = '', second = '']) => {
  await ask();
  expect(backend.linkOfMail(mailTo(first)?.link ?? '')).toEqual({
    page,
    brought: {
      type: 'email_change',
      token_hash: expect.stringMatching(/^[0-9a-f]{56,64}$/),
      language: 'german',
    },
  });
  const halfway = await press(first);
  expect(halfway.error).toBeNull();
  expect(await whose(halfway)).toBeNull();
  expect(await logIn(old)).toBeNull();

  expect((await press(first)).error).toMatchObject({ code: 'otp_expired' });
  const done = await press(second);
  expect(done.error).toBeNull();
  expect(await whose(done)).toBe(next);
  expect(await logIn(next)).toBeNull();
  expect(await logIn(old)).toMatchObject({ code: 'invalid_credentials' });
  expect((await maya.client.auth.getUser()).data.user).toMatchObject({ email: next });
  expect((await maya.client.auth.getUser()).data.user?.new_email).toBeUndefined();

  const notices = backend.mails().filter(({ kind }) => kind === 'emailChanged');
  expect(notices).toMatchObject([{ to: old, language: 'de', link: null, code: '' }]);
});

test('codes do what links do', async () => {
  await ask();
  const auth = backend.clientFor(null).auth;
  const codes = [old, next].map((email) => ({ email, token: mailTo(email)?.code ?? '' }));
  for (const { email, token } of codes) {
    expect(
      (await auth.verifyOtp({ email, token: `${token}0`, type: 'email_change' })).error,
    ).toMatchObject({
      code: 'otp_expired',
    });
    expect((await auth.verifyOtp({ email, token, type: 'email_change' })).error).toBeNull();
  }
  expect(await logIn(next)).toBeNull();
});

test('a link of an hour ago does nothing', async () => {
  await ask();
  await backend.sql(`update auth.users set email_change_sent_at = now() - interval '61 minutes'`);
  for (const to of [old, next]) {
    expect((await press(to)).error).toMatchObject({ code: 'otp_expired' });
  }
  expect(await logIn(old)).toBeNull();
});

test('a second wish takes the place of the first', async () => {
  await ask();
  const link = mailTo(next)?.link ?? '';
  await press(old);
  await ask('third@niyama.example');
  expect((await backend.pressMail(link)).error).toMatchObject({ code: 'otp_expired' });
  expect((await press('third@niyama.example')).error).toBeNull();
  expect(await logIn(old)).toBeNull();
});

test('an address that somebody has cannot be had, nor one that somebody took meanwhile', async () => {
  await backend.createUser({ email: 'taken@niyama.example' });
  expect((await ask('Taken@niyama.example')).error).toMatchObject({ code: 'email_exists' });
  expect(backend.mails()).toEqual([]);

  await ask();
  await press(old);
  await backend.createUser({ email: next, username: 'quicker' });
  expect((await press(next)).error).toMatchObject({ code: 'email_exists' });
  expect(await logIn(old)).toBeNull();
});

test('the mails can be sent again, and say nothing about other addresses', async () => {
  const { auth } = backend.clientFor(null);
  const again = (email: string) => auth.resend({ type: 'email_change', email });
  expect((await again(old)).error).toBeNull();
  expect((await again('unknown@niyama.example')).error).toBeNull();
  expect(backend.mails()).toEqual([]);

  await ask();
  const link = mailTo(next)?.link ?? '';
  expect((await again(old)).error).toBeNull();
  expect(backend.mails()).toHaveLength(4);
  expect((await backend.pressMail(link)).error).toMatchObject({ code: 'otp_expired' });
  await press(next);
  await press(old);
  expect(await logIn(next)).toBeNull();
});

test('the mails speak the language that the profile says now', async () => {
  await maya.client.from('profiles').update({ language: 'japanese' }).eq('id', maya.id);
  await ask();
  expect(backend.mails().map(({ language }) => language)).toEqual(['ja', 'ja']);
});
