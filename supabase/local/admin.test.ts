import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedTestBackend, testPassword, type TestBackend } from './testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const admin = () => backend.clientFor('service').auth.admin;
const email = 'maya@niyama.example';
const attributes = {
  email,
  password: testPassword,
  email_confirm: true,
  user_metadata: { username: 'maya', full_name: 'Maya Lind' },
};

describe('accounts by the service key', () => {
  test('a created account has its profile and can log in', async () => {
    const { data, error } = await admin().createUser(attributes);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
    const login = await backend
      .clientFor(null)
      .auth.signInWithPassword({ email, password: testPassword });
    expect(login.error).toBeNull();
    expect(await backend.sql('select username from public.profiles', [])).toEqual([
      { username: 'maya' },
    ]);
  });

  test('an unconfirmed account cannot log in yet', async () => {
    await admin().createUser({ ...attributes, email_confirm: false });
    const login = await backend
      .clientFor(null)
      .auth.signInWithPassword({ email, password: testPassword });
    expect(login.error).toMatchObject({ code: 'email_not_confirmed' });
  });

  test.each([
    ['a second account', { ...attributes, email: email.toUpperCase() }, 422, 'email_exists'],
    ['no address', { ...attributes, email: 'maya' }, 400, 'validation_failed'],
    ['a short password', { ...attributes, password: '12345' }, 422, 'weak_password'],
  ])('%s is refused', async (_what, given, status, code) => {
    await admin().createUser(attributes);
    const { error } = await admin().createUser(given);
    expect(error).toMatchObject({ status, code });
  });

  test('the list has pages and says how many there are', async () => {
    for (let index = 0; index < 5; index += 1) await backend.createUser();
    const first = await admin().listUsers({ page: 1, perPage: 3 });
    const second = await admin().listUsers({ page: 2, perPage: 3 });
    expect(first.data.users).toHaveLength(3);
    expect(second.data.users).toHaveLength(2);
    expect(first.data).toMatchObject({ total: 5 });
    const ids = [...first.data.users, ...second.data.users].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  test('an account is read, changed and deleted', async () => {
    const { id } = await backend.createUser();
    const changed = await admin().updateUserById(id, {
      email,
      password: 'another-one',
      user_metadata: { full_name: 'New Name' },
    });
    expect(changed.data.user).toMatchObject({ email, user_metadata: { full_name: 'New Name' } });
    const login = await backend
      .clientFor(null)
      .auth.signInWithPassword({ email, password: 'another-one' });
    expect(login.error).toBeNull();
    expect((await admin().getUserById(id)).data.user?.email).toBe(email);
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404 });
    expect(await backend.sql('select id from public.profiles', [])).toEqual([]);
  });

  test('an address of another account cannot be taken', async () => {
    await backend.createUser({ email });
    const { id } = await backend.createUser();
    const { error } = await admin().updateUserById(id, { email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

test('nobody else comes in: not a visitor, a student, an admin of the product', async () => {
  const student = await backend.createUser();
  const instructor = await backend.createUser({ role: 'admin' });
  for (const who of [null, student, instructor]) {
    const { error } = await backend.clientFor(who).auth.admin.listUsers();
    expect(error).toMatchObject({ status: 403 });
  }
});
