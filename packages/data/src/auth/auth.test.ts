import { signUpForm, validateForm } from '@niyama/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  sharedTestBackend,
  type TestBackend,
  testPassword,
} from '../../../../supabase/local/testing.ts';
import type { Client } from '../client.ts';
import {
  type AuthEvent,
  createConfirmation,
  currentUserId,
  getHome,
  isUsernameFree,
  logIn,
  logInByLink,
  logOut,
  type NewAccount,
  requestPasswordReset,
  resendConfirmation,
  setPassword,
  signUp,
  watchSession,
} from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let device: ReturnType<TestBackend['clientFor']>;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  device = anotherDevice();
});
afterAll(() => backend.close());

/** A device on which nobody is signed in. */
const anotherDevice = () => backend.clientFor(null);

const confirmedUrl = 'http://localhost:8080/auth/confirm';
const resetUrl = 'http://localhost:8080/auth/new-password';
const email = 'maya@niyama.example';
const password = testPassword;
const account: NewAccount = {
  username: 'maya',
  fullName: 'Maya Lind',
  email,
  password,
  language: 'german',
  confirmedUrl,
};

/** The page behind the newest mail's link. */
async function openPage() {
  const { page, brought } = backend.linkOfMail();
  const tokenHash = brought['token_hash'] ?? '';
  const confirmation = createConfirmation(device, { tokenHash, email: brought['email'] ?? '' });
  return { page, brought, confirmation };
}
const names = { username: 'maya', fullName: 'Maya Lind' };

describe('signing up', () => {
  it('mails a link to its page in the language in use, and makes the profile', async () => {
    await signUp(device, account);
    expect(await currentUserId(device)).toBeNull();
    expect(backend.mails()).toMatchObject([{ to: email, kind: 'confirmation', language: 'de' }]);
    const { page, brought, confirmation } = await openPage();
    expect(page).toBe(confirmedUrl);
    expect(brought).toMatchObject({ email, username: 'maya', full_name: 'Maya Lind' });
    expect(await confirmation.check(password)).toBe('fits');
    await confirmation.finish({ ...names, password });
    expect(await currentUserId(device)).toBeNull();
    expect(await backend.sql('select from auth.sessions')).toEqual([]);

    const { id } = await logIn(device, { email, password });
    const { profile } = await getHome(device, { timeZone: 'UTC' });
    expect(profile).toMatchObject({
      id,
      username: 'maya',
      fullName: 'Maya Lind',
      role: 'user',
      settings: { language: 'german' },
    });
  });

  it('does not reveal that an address has an account', async () => {
    await backend.createUser({ email, username: 'maya' });
    expect(await failureOf(signUp(device, { ...account, username: 'mira' }))).toBeNull();
    expect(backend.mails()).toEqual([]);
    expect((await logIn(device, { email, password })).email).toBe(email);
  });

  it.each<[string, Partial<NewAccount>, string]>([
    ['a short password', { password: 'short' }, 'weak_password'],
    ['no address', { email: 'maya' }, 'validation_failed'],
  ])('is refused with %s', async (_what, changes, code) => {
    expect(await failureOf(signUp(device, { ...account, ...changes }))).toEqual({
      kind: 'invalid',
      code,
    });
    expect(backend.mails()).toEqual([]);
  });
});

describe('confirming a sign-up', () => {
  const strangers = 'a-strangers-password';

  it('of a stranger gives the account the names and the password of its owner', async () => {
    await signUp(device, { ...account, username: 'stranger', password: strangers });
    await signUp(device, account);
    const { confirmation } = await openPage();
    expect(await confirmation.check(password)).toBe('differs');
    await confirmation.finish({ ...names, password });
    expect((await failureOf(logIn(device, { email, password: strangers })))?.code).toBe(
      'invalid_credentials',
    );
    await logIn(device, { email, password });
    const { profile } = await getHome(device, { timeZone: 'UTC' });
    expect(profile).toMatchObject(names);
  });

  it('goes on where it stopped when the username was taken', async () => {
    await backend.createUser({ username: 'mira' });
    await signUp(device, account);
    const { confirmation } = await openPage();
    const taken = confirmation.finish({ ...names, username: 'MIRA', password });
    expect((await failureOf(taken))?.kind).toBe('conflict');
    // Half way there is no password, and nobody is in.
    expect((await failureOf(logIn(device, { email, password })))?.code).toBe('invalid_credentials');
    expect(await currentUserId(device)).toBeNull();
    expect(await confirmation.check(password)).toBe('fits');
    await confirmation.finish({ ...names, password });
    expect((await logIn(device, { email, password })).email).toBe(email);
  });

  it('works once, and tells somebody with the password that the address is confirmed', async () => {
    await signUp(device, account);
    const [first, second] = [await openPage(), await openPage()];
    await first.confirmation.finish({ ...names, password });
    expect(await second.confirmation.check(password)).toBe('confirmed');
    expect(await second.confirmation.check(strangers)).toBe('differs');
    const again = second.confirmation.finish({ ...names, password: strangers });
    expect((await failureOf(again))?.code).toBe('otp_expired');
  });
});

describe('a username', () => {
  it.each([
    ['mira', true],
    ['maya', false],
    ['MAYA', false],
    ['ab', false],
  ])('%s is free: %s', async (name, isFree) => {
    await backend.createUser({ username: 'Maya' });
    expect(await isUsernameFree(device, name)).toBe(isFree);
  });

  it('is allowed by the form exactly when the database allows it', async () => {
    const points = Array.from({ length: 0xff_ff }, (_, index) => index + 1);
    const names = [
      ...points
        .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
        .map((point) => `ma${String.fromCodePoint(point)}ya`),
      'ab',
      'abc',
      '🪷🪷',
      '🪷🪷🪷',
      'a'.repeat(50),
      'a'.repeat(51),
      '🪷'.repeat(50),
      '🪷'.repeat(51),
      'ma ya',
    ];
    const rows = await backend.sql<{ name: string }>(
      'select name from unnest($1::text[]) as name where private.is_username(name)',
      [names],
    );
    const isAllowed = (username: string) => {
      const values = { ...account, username, confirmPassword: account.password };
      return validateForm(signUpForm, values).ok;
    };
    const allowed = new Set(rows.map(({ name }) => name));
    expect(names.filter((name) => isAllowed(name) !== allowed.has(name))).toEqual([]);
  });
});

describe('logging in', () => {
  it('answers who it is', async () => {
    const { id } = await backend.createUser({ email });
    expect(await logIn(device, { email, password })).toEqual({ id, email });
    expect(await currentUserId(device)).toBe(id);
  });

  it('is refused with a wrong password, and alike to a stranger', async () => {
    await backend.createUser({ email });
    const refusal = { kind: 'invalid', code: 'invalid_credentials' };
    expect(await failureOf(logIn(device, { email, password: 'wrong-one' }))).toEqual(refusal);
    expect(await failureOf(logIn(device, { email: 'who@niyama.example', password }))).toEqual(
      refusal,
    );
    expect(await currentUserId(device)).toBeNull();
  });

  it('waits for the confirmation of the address, whose mail can be sent again', async () => {
    await signUp(device, account);
    expect(await failureOf(logIn(device, { email, password }))).toEqual({
      kind: 'invalid',
      code: 'email_not_confirmed',
    });
    await resendConfirmation(device, { email, confirmedUrl });
    const [again, first] = backend.mails();
    expect(again?.link).not.toBe(first?.link);
    const { page, confirmation } = await openPage();
    expect(page).toBe(confirmedUrl);
    await confirmation.finish({ ...names, password });
    expect((await logIn(device, { email, password })).email).toBe(email);
  });

  it('is slowed down after many attempts', async () => {
    const strict = await createTestBackend({ rateLimits: 'normal' });
    const client: Client = strict.clientFor(null);
    const attempt = () => failureOf(logIn(client, { email, password: 'wrong-one' }));
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt())?.kind).toBe('invalid');
    expect(await attempt()).toEqual({ kind: 'rateLimited', code: 'over_request_rate_limit' });
    await strict.close();
  });
});

describe('sending the confirmation again', () => {
  it('says nothing about an address, known or not', async () => {
    await backend.createUser({ email });
    await resendConfirmation(device, { email, confirmedUrl });
    await resendConfirmation(device, { email: 'who@niyama.example', confirmedUrl });
    expect(backend.mails()).toEqual([]);
  });
});

describe('logging out', () => {
  it('ends the session of this device only', async () => {
    const { id } = await backend.createUser({ email });
    const phone = anotherDevice();
    await logIn(device, { email, password });
    await logIn(phone, { email, password });
    await logOut(device);
    expect(await currentUserId(device)).toBeNull();
    expect((await failureOf(getHome(device, { timeZone: 'UTC' })))?.kind).toBe('unauthorized');
    expect(await currentUserId(phone)).toBe(id);
    expect((await getHome(phone, { timeZone: 'UTC' })).profile.id).toBe(id);
  });

  it('succeeds when the server has forgotten the session already', async () => {
    const { id } = await backend.createUser({ email });
    await logIn(device, { email, password });
    await backend.sql('delete from auth.sessions where user_id::text = $1', [id]);
    expect(await failureOf(logOut(device))).toBeNull();
    expect(await currentUserId(device)).toBeNull();
  });
});

describe('a forgotten password', () => {
  const askForLink = async () => {
    await backend.createUser({ email });
    await requestPasswordReset(device, email);
    const { page, brought } = backend.linkOfMail();
    return { page, brought, tokenHash: brought['token_hash'] ?? '' };
  };
  const open = (tokenHash: string) => logInByLink(device, { type: 'recovery', tokenHash });

  it('is replaced through the mail', async () => {
    const { page, brought, tokenHash } = await askForLink();
    expect(page).toBe(resetUrl);
    expect(brought).toMatchObject({ type: 'recovery', language: 'english' });
    await open(tokenHash);
    await setPassword(device, 'another-one');
    const phone = anotherDevice();
    expect((await failureOf(logIn(phone, { email, password })))?.code).toBe('invalid_credentials');
    expect((await logIn(phone, { email, password: 'another-one' })).email).toBe(email);
  });

  it('is not replaced by itself, nor by a short one', async () => {
    await open((await askForLink()).tokenHash);
    expect(await failureOf(setPassword(device, password))).toEqual({
      kind: 'invalid',
      code: 'same_password',
    });
    expect(await failureOf(setPassword(device, 'short'))).toEqual({
      kind: 'invalid',
      code: 'weak_password',
    });
  });

  it('has a link that works once', async () => {
    const { tokenHash } = await askForLink();
    await open(tokenHash);
    expect(await failureOf(open(tokenHash))).toMatchObject({ code: 'otp_expired' });
  });

  it('of an unknown address is asked for without a word', async () => {
    const asked = requestPasswordReset(device, 'who@niyama.example');
    expect(await failureOf(asked)).toBeNull();
    expect(backend.mails()).toEqual([]);
  });

  it('cannot be set without a login', async () => {
    expect(await failureOf(setPassword(device, 'another-one'))).not.toBeNull();
  });
});

describe('following the session', () => {
  it('begins with the stored one and reports every change until it is stopped', async () => {
    const { id } = await backend.createUser({ email });
    const events: [AuthEvent, string | undefined][] = [];
    const first = Promise.withResolvers<void>();
    const stop = watchSession(device, (event, user) => {
      events.push([event, user?.id]);
      first.resolve();
    });
    await first.promise;
    await logIn(device, { email, password });
    await logOut(device);
    stop();
    await logIn(device, { email, password });
    expect(events).toEqual([
      ['INITIAL_SESSION', undefined],
      ['SIGNED_IN', id],
      ['SIGNED_OUT', undefined],
    ]);
  });
});
