import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  testPassword,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import type { Client } from '../client.ts';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  currentUserId,
  getAccount,
  getHome,
  logIn,
  logOutEverywhere,
  clearEndedSession,
  resendEmailChange,
} from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

const changedUrl = 'http://localhost:8080/auth/link';
const email = 'maya@niyama.example';
const newEmail = 'maya.lind@niyama.example';
const currentPassword = testPassword;
const password = 'a-quiet-new-one';

let backend: TestBackend;
let maya: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  maya = await backend.createUser({ email });
  await backend.sql(`update auth.sessions set created_at = now() - interval '2 days'`);
});
afterAll(() => backend.close());

/** A phone on which the same person is signed in. */
async function phoneOf(): Promise<Client> {
  const phone: Client = backend.clientFor(null);
  await logIn(phone, { email, password: currentPassword });
  return phone;
}
const isIn = async (client: Client) =>
  (await failureOf(getHome(client, { timeZone: 'UTC' })))?.kind !== 'unauthorized';

describe('the account', () => {
  it('is readable by its owner alone', async () => {
    expect(await getAccount(maya.client)).toEqual({ email, newEmail: null });
    expect(await failureOf(getAccount(backend.clientFor(null)))).not.toBeNull();
  });
});

describe('changing the password', () => {
  it('asks for the current one and signs out the other devices, however old the login is', async () => {
    const phone = await phoneOf();
    await changePassword(maya.client, { email, currentPassword, password });
    expect(await isIn(maya.client)).toBe(true);
    expect(await isIn(phone)).toBe(false);
    expect((await logIn(backend.clientFor(null), { email, password })).id).toBe(maya.id);
  });

  it.each([
    ['a wrong current one', { currentPassword: 'wrong-one', password }, 'invalid_credentials'],
    ['the same', { currentPassword, password: currentPassword }, 'same_password'],
    ['a short one', { currentPassword, password: 'short' }, 'weak_password'],
  ])('is refused with %s, and the person stays signed in', async (_what, change, code) => {
    expect(await failureOf(changePassword(maya.client, { email, ...change }))).toEqual({
      kind: 'invalid',
      code,
    });
    expect(await currentUserId(maya.client)).toBe(maya.id);
    expect((await logIn(backend.clientFor(null), { email, password: currentPassword })).id).toBe(
      maya.id,
    );
  });
});

describe('changing the address', () => {
  const ask = (address = newEmail) =>
    changeEmail(maya.client, { email, currentPassword, newEmail: address });

  it('waits for both links, which log nobody in', async () => {
    const phone = backend.clientFor(null);
    expect(await ask()).toEqual({ email, newEmail });
    expect(await getAccount(maya.client)).toEqual({ email, newEmail });
    const outcomes = [];
    for (const to of [newEmail, email]) {
      const { page, brought } = backend.linkOfMail(
        backend.mails().find((mail) => mail.to === to)?.link ?? '',
      );
      expect(page).toBe(changedUrl);
      outcomes.push(await confirmEmailChange(phone, brought['token_hash'] ?? ''));
      expect(await failureOf(confirmEmailChange(phone, brought['token_hash'] ?? ''))).toMatchObject(
        {
          code: 'otp_expired',
        },
      );
    }
    expect(outcomes).toEqual(['halfway', 'changed']);
    expect(await currentUserId(phone)).toBeNull();
    expect(await getAccount(maya.client)).toEqual({ email: newEmail, newEmail: null });
  });

  it('is refused with a wrong password and for an address that somebody has', async () => {
    await backend.createUser({ email: 'taken@niyama.example' });
    const change = { email, newEmail, currentPassword: 'wrong-one' };
    expect((await failureOf(changeEmail(maya.client, change)))?.code).toBe('invalid_credentials');
    expect((await failureOf(ask('taken@niyama.example')))?.code).toBe('email_exists');
    expect((await failureOf(ask('nonsense')))?.code).toBe('validation_failed');
    expect(backend.mails()).toEqual([]);
    expect(await getAccount(maya.client)).toEqual({ email, newEmail: null });
  });

  it('has its mails sent again', async () => {
    await ask();
    await resendEmailChange(maya.client, email);
    expect(backend.mails().map(({ to }) => to)).toEqual([newEmail, email, newEmail, email]);
    expect(backend.linkOfMail().page).toBe(changedUrl);
  });
});

describe('signing out everywhere', () => {
  it('ends this device at once and the others at their next call', async () => {
    const [phone, stranger] = [await phoneOf(), await backend.createUser()];
    await logOutEverywhere(maya.client);
    expect(await currentUserId(maya.client)).toBeNull();
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(stranger.client)).toBe(true);
    for (const client of [phone, stranger.client]) {
      expect(await clearEndedSession(client)).toBe(false);
    }
    expect(await currentUserId(phone)).toBeNull();
    expect(await currentUserId(stranger.client)).toBe(stranger.id);
  });
});

it('a device learns that its account is gone, and forgets the session', async () => {
  await backend.clientFor('service').auth.admin.deleteUser(maya.id);
  expect(await clearEndedSession(maya.client)).toBe(true);
  expect(await currentUserId(maya.client)).toBeNull();
});
