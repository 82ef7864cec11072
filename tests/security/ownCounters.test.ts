import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../supabase/local/testing.ts';
import { addAsana, practiceOf, record } from '../../supabase/tests/support.ts';
import { curl } from './curl.ts';

/** A student who wants more than was earned. */
let backend: TestBackend;
let student: TestUser;
let before: object | undefined;
const profile = async () =>
  (await backend.sql('select * from public.profiles where id = $1', [student.id]))[0];
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  await record(student, practiceOf(await addAsana(backend)));
  before = await profile();
});
afterAll(() => backend.close());

const refused = { status: 403, code: '42501' };
/** Nobody at all writes a level: the database makes it of the points. */
const generated = { status: 400, code: '428C9' };
const refusalOf = (column: string) => (column === 'level' ? generated : refused);

describe('a student cannot write one’s own', () => {
  const wishes: [string, unknown][] = [
    ['role', 'admin'],
    ['points', 99_999],
    ['level', 99],
    ['daily_streak', 365],
    ['daily_streak_date', '2026-12-31'],
    ['current_streak', 365],
    ['current_streak_date', '2026-12-31'],
    ['best_streak', 365],
    ['total_practices', 1000],
    ['id', '00000000-0000-4000-8000-000000000001'],
    ['created_at', '2001-01-01T00:00:00Z'],
  ];

  it.each(wishes)('%s by PATCH', async (column, value) => {
    const answer = await curl(backend, `/rest/v1/profiles?id=eq.${student.id}`, {
      method: 'PATCH',
      token: student.accessToken,
      body: { [column]: value },
    });
    expect(answer).toMatchObject(refusalOf(column));
  });

  it.each(wishes)('%s hidden among settings', async (column, value) => {
    const answer = await curl(backend, `/rest/v1/profiles?id=eq.${student.id}`, {
      method: 'PATCH',
      token: student.accessToken,
      body: { theme: 'dark', [column]: value },
    });
    expect(answer).toMatchObject(refusalOf(column));
  });

  it('role by upsert, by PUT or by another profile', async () => {
    const path = '/rest/v1/profiles?on_conflict=id';
    const body = { id: student.id, username: student.username, role: 'admin' };
    const headers = { prefer: 'resolution=merge-duplicates,return=representation' };
    const token = student.accessToken;
    expect(await curl(backend, path, { method: 'POST', token, body, headers })).toMatchObject(
      refused,
    );
    const put = await curl(backend, `/rest/v1/profiles?id=eq.${student.id}`, {
      method: 'PUT',
      token,
      body,
    });
    expect(put.status).toBeGreaterThanOrEqual(400);
    const second = { ...body, id: '00000000-0000-4000-8000-000000000002' };
    expect(
      await curl(backend, '/rest/v1/profiles', { method: 'POST', token, body: second }),
    ).toMatchObject(refused);
  });

  it('role through the metadata of the account', async () => {
    const { error } = await student.client.auth.updateUser({ data: { role: 'admin' } });
    expect(error).toBeNull();
    const users = await curl(backend, '/functions/v1/get-all-users', {
      method: 'POST',
      token: student.accessToken,
      body: {},
    });
    expect(users.status).toBe(403);
  });

  it('role through set_role', async () => {
    const answer = await curl(backend, '/rest/v1/rpc/set_role', {
      method: 'POST',
      token: student.accessToken,
      body: { user_id: student.id, role: 'admin' },
    });
    expect(answer).toMatchObject(refused);
  });

  it.each([
    [
      'practice_ledger',
      {
        id: '00000000-0000-4000-8000-000000000003',
        kind: 'timer',
        source: 'timer',
        duration_seconds: 60,
        points: 5000,
        started_at: '2026-01-01T00:00:00Z',
        finished_at: '2026-01-01T00:01:00Z',
        time_zone: 'UTC',
        local_date: '2026-01-01',
      },
    ],
    ['user_achievements', { achievement_id: '00000000-0000-4000-8000-000000000004' }],
    ['assigned_asanas', { asana_id: '00000000-0000-4000-8000-000000000005', completed: true }],
    ['achievements', { key: 'mine', name: 'Mine', metric: 'daily_streak', threshold: 1 }],
    ['daily_mandatory_asanas', { asana_id: '00000000-0000-4000-8000-000000000005', position: 1 }],
  ])('row in %s', async (table, row) => {
    const body =
      table === 'achievements' || table === 'daily_mandatory_asanas'
        ? row
        : { ...row, user_id: student.id };
    const answer = await curl(backend, `/rest/v1/${table}`, {
      method: 'POST',
      token: student.accessToken,
      body,
    });
    expect(answer).toMatchObject(refused);
  });

  it('counters, in the end', async () => {
    expect(await profile()).toEqual(before);
  });
});

describe('what the API does not show cannot be reached', () => {
  it.each(['private', 'auth', 'storage', 'supabase_migrations'])('schema %s', async (schema) => {
    const answer = await curl(backend, '/rest/v1/users?select=*', {
      token: student.accessToken,
      headers: { 'accept-profile': schema },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    'create_profile',
    'award_achievements',
    'refresh_streaks',
    'complete_assignment',
    'is_admin',
    'username_taken',
  ])('function %s', async (name) => {
    const answer = await curl(backend, `/rest/v1/rpc/${name}`, {
      method: 'POST',
      token: student.accessToken,
      body: { student: student.id },
    });
    expect(answer.status).toBe(404);
  });
});
