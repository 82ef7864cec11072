import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
});
afterAll(() => backend.close());

const setRole = async (by: TestUser, of: TestUser, role: string) => {
  const { data, error } = await by.client.rpc('set_role', { user_id: of.id, role });
  return error ? `${error.code} ${error.message}` : (data as string);
};

it('makes a student an admin and takes it back', async () => {
  expect(await setRole(admin, student, 'admin')).toBe('admin');
  expect(await setRole(student, admin, 'user')).toBe('user');
});

it('is refused to a student, for oneself and for others', async () => {
  expect(await setRole(student, student, 'admin')).toBe('42501 not_admin');
  expect(await setRole(student, admin, 'user')).toBe('42501 not_admin');
});

it('is closed to visitors', async () => {
  const { status } = await backend
    .clientFor(null)
    .rpc('set_role', { user_id: student.id, role: 'admin' });
  expect(status).toBe(401);
});

it('never removes the last admin', async () => {
  expect(await setRole(admin, admin, 'user')).toBe('P0001 last_admin');
});

it('leaves one of two admins who remove each other at once', async () => {
  await setRole(admin, student, 'admin');
  const answers = await Promise.all([
    setRole(admin, student, 'user'),
    setRole(student, admin, 'user'),
  ]);
  expect(answers.filter((answer) => answer === 'user')).toHaveLength(1);
});

it('refuses a role that is none and a person who is not there', async () => {
  expect(await setRole(admin, student, 'owner')).toBe('P0001 role_invalid');
  const nobody = { ...student, id: '00000000-0000-4000-8000-000000000000' };
  expect(await setRole(admin, nobody, 'admin')).toBe('P0001 user_not_found');
});
