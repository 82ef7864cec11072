import { localDate } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addAsana,
  day,
  dayAfter,
  minute,
  practiceOf,
  record,
  meditationOf,
  type TestAsana,
  zoneAtNoon,
} from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import { getDashboard } from './getDashboard.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
let pose: TestAsana;
let poseName: string;
const timeZone = zoneAtNoon();
const today = localDate(Date.now(), timeZone);
/** The reader's week began today, so that yesterday lies in the one before. */
const weekStart = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
const dashboardOf = (user: TestUser) => getDashboard(user.client, { timeZone, weekStart });
const longAgo = `now() - interval '9 days'`;

beforeAll(async () => {
  backend = await sharedTestBackend();
  await backend.sql(`update public.communities set created_at = ${longAgo}`);
  // New this week, unlike the student.
  admin = await backend.createUser({
    role: 'admin',
    fullName: 'Mira Lind',
    joinedAt: new Date(),
  });
  student = await backend.createUser({ fullName: 'Asha Rao' });
  pose = await addAsana(backend);
  const [row] = await backend.sql<{ name: string }>(
    'select name from public.asanas where id = $1',
    [pose.id],
  );
  poseName = row?.name ?? '';
});
afterAll(() => backend.close());

const assign = async (count: number) => {
  const rows = Array.from({ length: count }, () => ({
    user_id: student.id,
    asana_id: pose.id,
    due_date: today,
  }));
  const { error } = await admin.client.from('assigned_asanas').insert(rows);
  expect(error).toBeNull();
};

describe('the dashboard', () => {
  it('counts what there is, and what came in the reader’s week', async () => {
    const before = await dashboardOf(admin);
    expect(before).toMatchObject({
      today,
      users: { count: 2, newThisWeek: 1 },
      asanas: { count: 69, newThisWeek: 1 },
      practices: { count: 0, newThisWeek: 0 },
      assignments: { total: 0, completed: 0 },
      activeToday: 0,
      averageSeconds: null,
      mostPopular: null,
      days: [],
      recent: [],
    });
    expect(before.communities.newThisWeek).toBe(0);

    await backend.sql(`insert into public.communities (name) values ('New here')`);
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [pose.id]);
    const after = await dashboardOf(admin);
    expect(after.communities).toEqual({ count: before.communities.count + 1, newThisWeek: 1 });
    expect(after.asanas).toEqual({ count: 68, newThisWeek: 0 });
    await backend.sql('update public.asanas set archived_at = null where id = $1', [pose.id]);
  });

  it('counts open and completed assignments, and nothing that students do by themselves', async () => {
    await assign(6);
    await record(student, practiceOf(pose, { source: 'assignment' }));
    await record(
      student,
      practiceOf(await addAsana(backend), { endedAt: Date.now() - 9 * minute }),
    );
    const { practices, assignments, recent } = await dashboardOf(admin);
    // The series goes on with its next occurrence, which is open and which nobody gave.
    expect(practices).toEqual({ count: 6, newThisWeek: 5 });
    expect(assignments).toEqual({ total: 7, completed: 1 });
    expect(recent).toHaveLength(5);
    expect(new Set(recent.map(({ work, studentName }) => `${studentName}: ${work.name}`))).toEqual(
      new Set([`Asha Rao: ${poseName}`]),
    );
    const times = recent.map(({ happenedAt }) => happenedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('counts the people of today, averages and ranks four weeks, and lists each day', async () => {
    const other = await backend.createUser();
    await record(other, meditationOf(20, { endedAt: Date.now() - 4 * day }));
    await record(other, practiceOf(pose, { endedAt: Date.now() - 3 * minute }));
    const { activeToday, averageSeconds, mostPopular, days } = await dashboardOf(admin);
    expect(activeToday).toBe(2);
    expect(averageSeconds).toBe(Math.round((3 * 60 + 1200) / 4));
    expect(mostPopular).toEqual({ name: poseName, englishName: null });
    expect(days).toEqual([
      { date: dayAfter(today, -4), practices: 0, meditations: 1 },
      { date: today, practices: 3, meditations: 0 },
    ]);
    await backend.sql(
      `update public.practice_ledger set local_date = local_date - 28 where user_id = $1`,
      [other.id],
    );
    await backend.sql('select private.recount_days($1)', [other.id]);
    expect((await dashboardOf(admin)).days).toEqual([
      { date: today, practices: 2, meditations: 0 },
    ]);
  });

  it('shows what administrators did, and to which student or thing, also when it is gone', async () => {
    const { client } = admin;
    const { data: made } = await client
      .from('communities')
      .insert({ name: 'Early risers' })
      .select('id')
      .single();
    const [first] = (await dashboardOf(admin)).audit;
    expect(first).toMatchObject({
      adminName: 'Mira Lind',
      act: 'insert',
      table: 'communities',
      rows: [{ subject: 'Early risers', student: null }],
    });
    await client
      .from('communities')
      .delete()
      .eq('id', made?.id ?? '');
    const { audit } = await dashboardOf(admin);
    expect(audit[0]).toMatchObject({
      act: 'delete',
      table: 'communities',
      rows: [{ subject: 'Early risers' }],
    });
    expect(audit[1]).toMatchObject({ act: 'insert', rows: [{ subject: null }] });
  });

  it('distinguishes a role, a reply, a deletion and a restoration from other changes', async () => {
    const { client } = admin;
    const person = await backend.createUser({ username: 'noor_h', fullName: 'Noor Haddad' });
    await client.rpc('set_role', { user_id: person.id, role: 'admin' });
    await client.rpc('save_user', {
      user_id: person.id,
      seen: { username: 'noor_h', full_name: 'Noor Haddad', avatar_url: null },
      username: 'noor',
      full_name: 'Noor',
      removes_avatar: false,
    });
    const [done] = await backend.sql<{ id: string }>(
      'select id from public.assigned_asanas where completed and origin = $1',
      ['instructor'],
    );
    await client.rpc('reply_to_assignment', {
      assignment_id: done?.id ?? '',
      seen: '',
      reply: 'Well done',
    });
    const { id } = await addAsana(backend);
    for (const archived_at of [new Date().toISOString(), null])
      await client.from('asanas').update({ archived_at }).eq('id', id);
    await client.from('community_members').insert({
      community_id:
        (await client.from('communities').select('id').limit(1).single()).data?.id ?? '',
      user_id: person.id,
    });
    await client.rpc('delete_user', { user_id: person.id });
    const { audit } = await dashboardOf(admin);
    expect(audit.slice(0, 7).map(({ act, table }) => `${table}: ${act}`)).toEqual([
      'profiles: delete',
      'community_members: insert',
      'asanas: restore',
      'asanas: delete',
      'assigned_asanas: reply',
      'profiles: update',
      'profiles: role',
    ]);
    expect(audit).toHaveLength(8);
    // Of a person who is gone no name stays.
    expect(audit[0]).toMatchObject({ rows: [{ subject: null }] });
    expect(audit[4]).toMatchObject({ rows: [{ subject: poseName, student: student.username }] });
  });

  it('lists what was assigned, completed, answered and replied to, each with its own time', async () => {
    await backend.sql('delete from public.assigned_asanas');
    await assign(1);
    const [given] = (await dashboardOf(admin)).recent;
    expect(given).toMatchObject({
      kind: 'given',
      studentName: 'Asha Rao',
      work: { name: poseName },
    });
    // It was given before it was done.
    await backend.sql(
      `update public.assigned_asanas set created_at = now() - interval '2 days' where not completed`,
    );
    const endedAt = Date.now() - 30 * minute;
    await record(student, practiceOf(pose, { source: 'assignment', endedAt }));
    const after = (await dashboardOf(admin)).recent;
    expect(after.map(({ kind }) => kind)).toEqual(['completed', 'given']);
    expect(after[0]?.happenedAt.getTime()).toBe(endedAt);
    const [done] = await backend.sql<{ id: string }>(
      `update public.assigned_asanas set reflection_answer = 'Calm.' where completed returning id`,
    );
    await admin.client.rpc('reply_to_assignment', {
      assignment_id: done?.id ?? '',
      seen: '',
      reply: 'Well done',
    });
    const { recent, practices } = await dashboardOf(admin);
    expect(recent.map(({ kind }) => kind)).toEqual(['replied', 'answered', 'given']);
    expect(new Set(recent.map(({ id }) => id)).size).toBe(3);
    expect(practices).toEqual({ count: 1, newThisWeek: 0 });
  });

  it('reports two open occurrences written at the same moment as one assignment', async () => {
    await backend.sql('delete from public.assigned_asanas');
    await backend.sql(
      `insert into public.assigned_asanas (user_id, asana_id, series_id, due_date)
       select $1, $2, gen_random_uuid(), current_date + days
       from generate_series(1, 2) as days`,
      [student.id, pose.id],
    );
    await backend.sql(
      `update public.assigned_asanas
       set series_id = (select series_id from public.assigned_asanas order by due_date limit 1)`,
    );
    const { recent, practices } = await dashboardOf(admin);
    expect(recent.map(({ kind }) => kind)).toEqual(['given']);
    expect(practices).toEqual({ count: 2, newThisWeek: 1 });
  });

  it('is refused to students, visitors and former admins', async () => {
    expect(await failureOf(dashboardOf(student))).toMatchObject({ kind: 'forbidden' });
    const nobody = getDashboard(backend.clientFor(null), { timeZone, weekStart });
    expect(await failureOf(nobody)).toMatchObject({ code: '42501' });
    const former = await backend.createUser({ role: 'admin' });
    await backend.sql(`update public.profiles set role = 'user' where id = $1`, [former.id]);
    expect(await failureOf(dashboardOf(former))).toMatchObject({ kind: 'forbidden' });
  });

  it('refuses an unknown time zone or week start', async () => {
    const { client } = admin;
    const zone = getDashboard(client, { timeZone: 'Moon/Base', weekStart });
    expect(await failureOf(zone)).toMatchObject({ code: 'time_zone_invalid' });
    const week = getDashboard(client, { timeZone, weekStart: 8 });
    expect(await failureOf(week)).toMatchObject({ code: 'week_start_invalid' });
  });
});
