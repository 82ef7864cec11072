import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  sharedTestBackend,
  testPassword,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  askToDeleteNow,
  deleteAccountNow,
  fetchLeaving,
  getHome,
  keepAccount,
  leaveAccount,
} from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  student = await backend.createUser();
  other = await backend.createUser();
});
afterAll(() => backend.close());

const token = async () => {
  await backend.tick();
  const mail = backend.mails().find(({ kind }) => kind === 'delete_now');
  return new URLSearchParams(new URL(mail?.link ?? '').hash.slice(1)).get('token') ?? '';
};

it('a student leaves, is locked out, and stays after all', async () => {
  expect(await fetchLeaving(student.client)).toBeNull();
  await leaveAccount(student.client, testPassword);
  const leaving = await fetchLeaving(student.client);
  expect(Date.parse(leaving?.dueAt ?? '')).toBeGreaterThan(Date.now());
  expect(await failureOf(getHome(student.client, { timeZone: 'UTC' }))).toMatchObject({
    kind: 'forbidden',
    code: 'account_leaving',
  });
  expect(await fetchLeaving(other.client)).toBeNull();
  await keepAccount(student.client);
  expect(await fetchLeaving(student.client)).toBeNull();
  await getHome(student.client, { timeZone: 'UTC' });
});

it('a student leaves and goes at once', async () => {
  await leaveAccount(student.client, testPassword);
  await askToDeleteNow(student.client);
  const link = await token();
  expect(await deleteAccountNow(backend.clientFor(null), link)).toBe(true);
  expect(await deleteAccountNow(student.client, link)).toBe(false);
  expect(await failureOf(fetchLeaving(student.client))).toMatchObject({ kind: 'unauthorized' });
});

it('says what it refuses', async () => {
  const admin = await backend.createUser({ role: 'admin' });
  expect(await failureOf(leaveAccount(student.client, 'wrong-one'))).toMatchObject({
    kind: 'forbidden',
    code: 'wrong_password',
  });
  expect(await failureOf(leaveAccount(admin.client, testPassword))).toMatchObject({
    kind: 'conflict',
    code: 'last_admin',
  });
  expect(await failureOf(askToDeleteNow(student.client))).toMatchObject({
    kind: 'invalid',
    code: 'not_leaving',
  });
});

it('a visitor leaves nothing', async () => {
  const visitor = backend.clientFor(null);
  for (const asked of [
    () => leaveAccount(visitor, testPassword),
    () => fetchLeaving(visitor),
    () => keepAccount(visitor),
    () => askToDeleteNow(visitor),
  ]) {
    expect(await failureOf(asked())).toMatchObject({ kind: 'unauthorized' });
  }
  expect(await deleteAccountNow(visitor, 'unknown')).toBe(false);
});
