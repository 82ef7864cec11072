import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addAsana,
  dayAfter,
  localDay,
  practiceOf,
  record,
  type TestAsana,
  zoneAtNoon,
} from '../../../../supabase/tests/support.ts';
import { getHome, listAssignments, markReplySeen } from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let admin: TestUser;
let pose: TestAsana;
const timeZone = zoneAtNoon();
const today = localDay(Date.now(), timeZone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

const planOf = (user: TestUser, atMost = 50) => listAssignments(user.client, { timeZone, atMost });

/** Gives a student a pose to practice, as an instructor does. */
async function assign(user: TestUser, work: { asana_id?: string; due_date?: string } = {}) {
  const { data, error } = await admin.client
    .from('assigned_asanas')
    .insert({ user_id: user.id, asana_id: pose.id, due_date: today, ...work })
    .select('id')
    .single();
  if (error) throw new Error(error.message);
  return String(data.id);
}

describe('the assignments of a student', () => {
  it('are what is due by today, what was completed today, and what comes later', async () => {
    const user = await backend.createUser();
    const done = await addAsana(backend);
    const overdue = await assign(user, { due_date: dayAfter(today, -2) });
    const later = await assign(user, { due_date: dayAfter(today, 3) });
    await assign(user, { asana_id: done.id });
    await record(user, practiceOf(done, { source: 'assignment', time_zone: timeZone }));

    const plan = await planOf(user);
    expect(plan.today.map(({ dueDate, completed }) => [dueDate, completed])).toEqual([
      [dayAfter(today, -2), false],
      [today, true],
    ]);
    expect(plan.today[0]).toMatchObject({ id: overdue, asana: { id: pose.id } });
    expect(plan.upcoming.map(({ dueDate }) => dueDate)).toEqual([
      dayAfter(today, 1),
      dayAfter(today, 3),
    ]);
    expect(plan.upcoming[0]?.seriesId).toBe(plan.today[1]?.seriesId);
    expect(plan.upcoming[1]?.id).toBe(later);
    expect(plan).toMatchObject({ todayTotal: 2, upcomingTotal: 2, replies: [] });
    expect(plan.summary).toEqual({ assignments: 2, completed: 1 });
  });

  it('leave out what was completed on an earlier day, and the student’s own practices', async () => {
    const user = await backend.createUser();
    await record(user, practiceOf(pose, { time_zone: timeZone }));
    const id = await assign(user);
    await backend.sql(
      `update public.assigned_asanas
       set completed = true, completed_date = now() - interval '1 day' where id = $1`,
      [id],
    );
    expect(await planOf(user)).toEqual({
      workPausedUntil: null,
      today: [],
      todayTotal: 0,
      upcoming: [],
      upcomingTotal: 0,
      replies: [],
      summary: { assignments: 0, completed: 0 },
    });
  });

  it('say on which days a pose comes back', async () => {
    const user = await backend.createUser();
    await admin.client.from('assigned_asanas').insert({
      user_id: user.id,
      asana_id: pose.id,
      due_date: today,
      frequency: 'specific_days',
      days_of_week: ['monday', 'friday'],
    });
    expect((await planOf(user)).today).toMatchObject([
      { frequency: 'specific_days', daysOfWeek: ['monday', 'friday'] },
    ]);
  });

  it('keep the row of a pose that was archived, and leave it out of what there is to do', async () => {
    const user = await backend.createUser();
    const archived = await addAsana(backend);
    await assign(user, { asana_id: archived.id });
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [archived.id]);
    const plan = await planOf(user);
    expect(plan.today).toMatchObject([{ asana: null }]);
    expect(plan).toMatchObject({ todayTotal: 1, summary: { assignments: 0 } });
  });

  it('count what was done of a pose that was archived since', async () => {
    const user = await backend.createUser();
    const archived = await addAsana(backend);
    const done = await assign(user, { asana_id: archived.id });
    await backend.sql(
      'update public.assigned_asanas set completed = true, completed_date = now() where id = $1',
      [done],
    );
    await assign(user, {});
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [archived.id]);
    const plan = await planOf(user);
    expect(plan.today).toHaveLength(2);
    expect(plan.summary).toMatchObject({ assignments: 2, completed: 1 });
  });

  it('come as many at a time as asked for, and are all counted', async () => {
    const user = await backend.createUser();
    await backend.sql(
      `insert into public.assigned_asanas (user_id, asana_id, due_date)
       select $1, $2, $3::date - late from generate_series(-5000, 4999) as late`,
      [user.id, pose.id, today],
    );
    const plan = await planOf(user, 3);
    expect(plan.today.map(({ dueDate }) => dueDate)).toEqual([
      dayAfter(today, -4999),
      dayAfter(today, -4998),
      dayAfter(today, -4997),
    ]);
    expect(plan.upcoming).toHaveLength(3);
    expect(plan).toMatchObject({ todayTotal: 5000, upcomingTotal: 5000 });
    expect(plan.summary).toEqual({ assignments: 5000, completed: 0 });
  });

  it('say until when they are paused, over pauses that follow each other, to their student only', async () => {
    const user = await backend.createUser();
    const pause = async (from: number, to: number) => {
      const { error } = await admin.client.rpc('pause_student', {
        student_id: user.id,
        from_day: dayAfter(today, from),
        to_day: dayAfter(today, to),
      });
      expect(error).toBeNull();
    };
    await backend.sql('update public.profiles set time_zone = $2 where id = $1', [
      user.id,
      timeZone,
    ]);
    const until = async (someone: TestUser) => [
      (await planOf(someone)).workPausedUntil,
      (await getHome(someone.client, { timeZone })).workPausedUntil,
    ];
    await pause(2, 3);
    expect(await until(user)).toEqual([null, null]);
    await pause(0, 0);
    expect(await until(user)).toEqual([today, today]);
    await pause(1, 1);
    expect(await until(user)).toEqual([dayAfter(today, 3), dayAfter(today, 3)]);
    for (const someone of [other, admin]) expect(await until(someone)).toEqual([null, null]);
  });

  it('are seen by their student only', async () => {
    await assign(student);
    expect((await planOf(student)).todayTotal).toBe(1);
    for (const user of [other, admin]) expect((await planOf(user)).todayTotal).toBe(0);
    const visitor = backend.clientFor(null);
    expect(await failureOf(listAssignments(visitor, { timeZone, atMost: 50 }))).toEqual({
      kind: 'unauthorized',
      code: '42501',
    });
  });

  it('need a time zone that there is', async () => {
    const asked = { timeZone: 'Mars/Olympus', atMost: 50 };
    expect(await failureOf(listAssignments(student.client, asked))).toEqual({
      kind: 'invalid',
      code: 'time_zone_invalid',
    });
  });
});

describe('the reply of an instructor', () => {
  const repliedAssignment = async () => {
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.assigned_asanas
         (user_id, asana_id, due_date, completed, completed_date, reply, replied_at)
       values ($1, $2, $3, true, now(), 'Well done.', now())
       returning id`,
      [student.id, pose.id, today],
    );
    return row?.id ?? '';
  };
  const seenAt = async (id: string) => {
    const [row] = await backend.sql<{ reply_seen_at: Date | null; reply: string | null }>(
      'select reply_seen_at, reply from public.assigned_asanas where id = $1',
      [id],
    );
    return row?.reply_seen_at ?? null;
  };

  it('to earlier work is among the assignments until it was read', async () => {
    const user = await backend.createUser();
    const id = await assign(user);
    await backend.sql(
      `update public.assigned_asanas
       set completed = true, completed_date = now() - interval '2 days', reflection_answer = 'Calm.',
         reply = 'Well done.', replied_at = now()
       where id = $1`,
      [id],
    );
    expect((await planOf(user)).replies).toMatchObject([
      { id, reflectionAnswer: 'Calm.', reply: 'Well done.', replySeen: false },
    ]);
    await markReplySeen(user.client, { userId: user.id, assignmentId: id });
    expect((await planOf(user)).replies).toEqual([]);
  });

  it('is read once its student opened it, and stays read as of then', async () => {
    const id = await repliedAssignment();
    await markReplySeen(student.client, { userId: student.id, assignmentId: id });
    const first = await seenAt(id);
    expect(first).not.toBeNull();
    await markReplySeen(student.client, { userId: student.id, assignmentId: id });
    expect(await seenAt(id)).toEqual(first);
  });

  it('can be marked by its student alone', async () => {
    const id = await repliedAssignment();
    for (const user of [other, admin]) {
      for (const userId of [student.id, user.id]) {
        await markReplySeen(user.client, { userId, assignmentId: id });
      }
    }
    const visitor = backend.clientFor(null);
    expect(
      await failureOf(markReplySeen(visitor, { userId: student.id, assignmentId: id })),
    ).toEqual({ kind: 'unauthorized', code: '42501' });
    expect(await seenAt(id)).toBeNull();
  });

  it('that was never written cannot be read', async () => {
    const id = await repliedAssignment();
    await backend.sql(
      'update public.assigned_asanas set reply = null, replied_at = null where id = $1',
      [id],
    );
    await markReplySeen(student.client, { userId: student.id, assignmentId: id });
    expect(await seenAt(id)).toBeNull();
  });
});
