import { type DataError, type User, userColumns, type UserView } from '@niyama/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  testPassword,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { failureOf } from '../testing/failureOf.ts';
import {
  createUser,
  deleteUser,
  getStudentPage,
  leaveAccount,
  listUsers,
  reloadUser,
  setRole,
  updateUser,
} from '../index.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin', username: 'ines', fullName: 'Ines Moreau' });
  student = await backend.createUser({ username: 'asha', fullName: 'Asha Rao' });
});
afterAll(() => backend.close());

const everybody: UserView = {
  search: '',
  show: 'all',
  sort: { column: 'joined', direction: 'descending' },
};
const list = (by: TestUser, view: Partial<UserView> = {}) =>
  listUsers(by.client, { view: { ...everybody, ...view }, after: null });
const listed = async (who: TestUser): Promise<User> => {
  const { items } = await list(admin, { search: who.email });
  const [found] = items;
  if (!found) throw new Error('Not listed.');
  return found;
};
const change = { fullName: 'Asha R.', username: 'asha.r', removesAvatar: false };
const newUser = {
  fullName: 'Maya Lind',
  username: 'maya',
  email: 'maya@niyama.example',
  password: 'practice-daily',
  role: 'user',
} as const;
const refused = (kind: DataError['kind'], code: string | null = null) =>
  expect.objectContaining({ kind, ...(code ? { code } : {}) });

describe('the list of people', () => {
  it('have everything that the table shows', async () => {
    const { items, next } = await list(admin);
    expect(next).toBeNull();
    expect(items[0]).toEqual({
      id: student.id,
      email: student.email,
      username: 'asha',
      fullName: 'Asha Rao',
      displayName: null,
      avatarUrl: null,
      avatarPath: null,
      role: 'user',
      level: 1,
      points: 0,
      totalPractices: 0,
      lastActiveOn: null,
      joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      leavesAt: null,
    });
  });

  it('says when an account goes whose owner has asked for it, and so does the page of a student', async () => {
    await leaveAccount(student.client, testPassword);
    const { items } = await list(admin);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(items.find(({ id }) => id === student.id)?.leavesAt).toEqual(day);
    expect(items.filter(({ leavesAt }) => leavesAt !== null)).toHaveLength(1);
    const pageOf = ({ id }: TestUser) =>
      getStudentPage(admin.client, { studentId: id, weekStart: 1 });
    expect(await pageOf(student)).toMatchObject({ leavesAt: day });
    expect(await pageOf(admin)).toMatchObject({ leavesAt: null });
  });

  it.each(['BJORN', 'weiß', 'bjo_w', 'Bear', 'bjoern@'])('finds a person by %s', async (search) => {
    const found = await backend.createUser({
      username: 'bjo_w',
      fullName: 'Björn Weiß',
      email: 'bjoern@niyama.example',
    });
    await backend.sql(`update public.profiles set display_name = 'Beár' where id = $1`, [found.id]);
    const { items } = await list(admin, { search });
    expect(items.map(({ username }) => username)).toEqual(['bjo_w']);
  });

  it('knows every column that the table sorts by', async () => {
    for (const column of userColumns) {
      const { items } = await list(admin, { sort: { column, direction: 'ascending' } });
      expect([column, items.length]).toEqual([column, 2]);
    }
  });
});

describe('what an admin does to a person', () => {
  it('is seen in the list', async () => {
    await updateUser(admin.client, { user: await listed(student), change });
    await setRole(admin.client, { userId: student.id, role: 'admin' });
    expect(await listed(student)).toMatchObject({
      fullName: 'Asha R.',
      username: 'asha.r',
      role: 'admin',
    });
    await setRole(admin.client, { userId: student.id, role: 'user' });
    await deleteUser(admin.client, student.id);
    expect((await list(admin)).items.map(({ username }) => username)).toEqual(['ines']);
  });

  it('makes an account that can log in at once', async () => {
    const id = await createUser(admin.client, newUser);
    const { data } = await backend.clientFor(null).auth.signInWithPassword(newUser);
    expect(data.user?.id).toBe(id);
  });

  it('overwrites nothing that another admin changed, who is loaded instead', async () => {
    const seen = await listed(student);
    await updateUser(admin.client, { user: seen, change });
    expect(await failureOf(updateUser(admin.client, { user: seen, change }))).toEqual(
      refused('conflict', 'changed_meanwhile'),
    );
    expect(await reloadUser(admin.client, seen)).toMatchObject({ fullName: 'Asha R.' });
    await deleteUser(admin.client, student.id);
    expect(await failureOf(reloadUser(admin.client, seen))).toEqual(
      refused('notFound', 'user_not_found'),
    );
  });

  it('is refused with a code that the screen has words for', async () => {
    const seen = await listed(student);
    const taken = { ...change, username: 'INES' };
    expect(await failureOf(updateUser(admin.client, { user: seen, change: taken }))).toEqual(
      refused('conflict', 'username_taken'),
    );
    expect(await failureOf(createUser(admin.client, { ...newUser, username: 'asha' }))).toEqual(
      refused('conflict', 'username_taken'),
    );
    expect(await failureOf(createUser(admin.client, { ...newUser, email: student.email }))).toEqual(
      refused('invalid', 'email_exists'),
    );
    expect(await failureOf(deleteUser(admin.client, admin.id))).toEqual(
      refused('conflict', 'own_account'),
    );
    expect(await failureOf(setRole(admin.client, { userId: admin.id, role: 'user' }))).toEqual(
      refused('invalid', 'last_admin'),
    );
  });
});

describe('each of these calls is refused', () => {
  const calls = {
    listUsers: (by: TestUser) => list(by),
    reloadUser: async (by: TestUser) => reloadUser(by.client, seen),
    updateUser: (by: TestUser) => updateUser(by.client, { user: seen, change }),
    setRole: (by: TestUser) => setRole(by.client, { userId: student.id, role: 'admin' }),
    createUser: (by: TestUser) => createUser(by.client, newUser),
    deleteUser: (by: TestUser) => deleteUser(by.client, student.id),
  };
  let seen: User;
  beforeEach(async () => {
    seen = await listed(student);
  });
  const names = Object.keys(calls) as (keyof typeof calls)[];

  it.each(names)('%s: to a student', async (name) => {
    expect(await failureOf(calls[name](student))).toEqual(refused('forbidden'));
  });

  it.each(names)('%s: to visitors', async (name) => {
    const nobody = { ...student, client: backend.clientFor(null) };
    expect(await failureOf(calls[name](nobody))).toEqual(refused('unauthorized'));
  });

  it.each(names)('%s: to an admin of a moment ago, whose token is still good', async (name) => {
    await backend.sql(`update public.profiles set role = 'user' where id = $1`, [admin.id]);
    expect(await failureOf(calls[name](admin))).toEqual(refused('forbidden'));
    expect(
      await backend.sql('select username, role from public.profiles where id = $1', [student.id]),
    ).toEqual([{ username: 'asha', role: 'user' }]);
  });
});
