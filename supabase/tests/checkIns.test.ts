import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  day as dayLong,
  dayAfter,
  localDay,
  record,
  meditationOf,
  type TestAsana,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
let pose: TestAsana;
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({
    role: 'admin',
    joinedAt: new Date(Date.now() - 10 * dayLong),
  });
});
beforeEach(async () => {
  await backend.sql(`delete from auth.users where id <> $1`, [admin.id]);
  student = await join(100);
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

/** A student who joined some days ago. */
async function join(daysAgo: number) {
  const joined = await backend.createUser({ joinedAt: new Date(Date.now() - daysAgo * dayLong) });
  await backend.sql('update public.profiles set time_zone = $2 where id = $1', [joined.id, zone]);
  return joined;
}
/** Days, counted back from today, on which the student practiced. */
const practiced = (daysAgo: readonly number[], of = student) =>
  backend.sql(
    `insert into public.practice_days
       (user_id, local_date, practices, meditations, seconds, points, is_covered)
     select $1, unnest($2::date[]), 1, 0, 60, 12, false`,
    [of.id, daysAgo.map((days) => dayAfter(today, -days))],
  );
/** A daily series that was done on some days, counted back from today. */
async function seriesDone(daysAgo: readonly number[], begins = 60) {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.assignment_series (user_id, asana_id, frequency, starts_on)
     values ($1, $2, 'daily', $3) returning id`,
    [student.id, pose.id, dayAfter(today, -begins)],
  );
  await backend.sql(
    `with completion as (
       insert into public.practice_ledger (id, user_id, kind, asana_id, sets, source,
         duration_seconds, points, started_at, finished_at, active, time_zone, local_date)
       select gen_random_uuid(), $1, 'practice', $2, 1, 'assignment', 60, 12,
         done::timestamp at time zone $4 + interval '10 hours',
         done::timestamp at time zone $4 + interval '10 hours', '{}', $4, done
       from unnest($3::date[]) as done
       returning *
     )
     insert into public.assigned_asanas (user_id, asana_id, series_id, frequency, due_date, completed,
       completed_date, completion_id)
     select $1, $2, $5, 'daily', local_date, true, finished_at, id from completion`,
    [student.id, pose.id, daysAgo.map((days) => dayAfter(today, -days)), zone, row?.id],
  );
}
const answered = (hoursAgo: number, reply: string | null = null) =>
  backend.sql(
    `insert into public.assigned_asanas (user_id, asana_id, due_date, completed, completed_date,
       reflection_answer, reply)
     values ($1, $2, $3, true, $4, 'Calm.', $5)`,
    [student.id, pose.id, today, new Date(Date.now() - hoursAgo * 3_600_000), reply],
  );
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface CheckIn {
  student: { id: string };
  reason: string;
  facts: Record<string, number>;
}
/** What an instructor reads once the clock has looked. */
async function checkIns(by = admin) {
  await backend.sql('update private.student_checks set due_at = now()', []);
  await backend.sql('select public.check_students()', []);
  return checkInsOnDashboard(by);
}
async function checkInsOnDashboard(by = admin) {
  const { data, error } = await by.client.rpc('dashboard', { time_zone: 'UTC', week_start: 1 });
  if (error) throw new Error(`${error.code} ${error.message}`);
  return (data as { check_ins: CheckIn[] }).check_ins;
}
interface Page {
  check_ins: CheckIn[];
  next: { weight: number; id: string } | null;
}
async function page(after: Page['next'] = null, by = admin) {
  const { data, error } = await by.client.rpc('check_ins', after ? { after } : {});
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as Page;
}
/** The students of each page, to the end. */
async function pages() {
  const all: string[][] = [];
  let next: Page['next'] = null;
  do {
    const read: Page = await page(next);
    all.push(read.check_ins.map(({ student: { id } }) => id));
    ({ next } = read);
  } while (next !== null);
  return all;
}
/** Students who joined on one day and have not begun, so that one is as urgent as the other. */
const manyJoined = async (count: number, daysAgo = 6) => {
  const joined = await backend.sql<{ id: string }>(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'many' || n || '@niyama.example', jsonb_build_object('username', 'many' || n)
     from generate_series(1, $1::int) as n
     returning id`,
    [count],
  );
  const ids = joined.map(({ id }) => id);
  await backend.sql(
    `update public.profiles set created_at = now() - $2 * interval '1 day' where id = any ($1)`,
    [ids, daysAgo],
  );
  await backend.sql('select public.check_students(now())', []);
  return ids;
};
const reasons = async () => (await checkIns()).map(({ reason, facts }) => ({ reason, facts }));
async function mark(reason: string, done = true, by = admin, of: { id: string } = student) {
  const { error } = await by.client.rpc('mark_check_in', { student_id: of.id, reason, done });
  return error && `${error.code} ${error.message}`;
}

describe('a student to check in with', () => {
  it('whose answer has no reply for more than two days', async () => {
    await practiced([0]);
    await answered(47);
    expect(await reasons()).toEqual([]);
    await answered(75);
    expect(await reasons()).toEqual([{ reason: 'answer', facts: { days: 3 } }]);
    await backend.sql(`update public.assigned_asanas set reply = 'Good.' where user_id = $1`, [
      student.id,
    ]);
    // At once, and not when the clock looks again.
    expect(await checkInsOnDashboard()).toEqual([]);
  });

  it('who joined five days ago and practiced nothing, and who meditated does not', async () => {
    expect(await reasons()).toEqual([]);
    const beginner = await join(5);
    await join(4);
    expect(await reasons()).toEqual([{ reason: 'new', facts: { days: 5 } }]);
    await record(beginner, meditationOf(5));
    expect(await checkInsOnDashboard()).toEqual([]);
  });

  it('who practiced on twelve days of four weeks and then not for seven days', async () => {
    await practiced(range(7, 17));
    expect(await reasons()).toEqual([]);
    await practiced([34]);
    expect(await reasons()).toEqual([{ reason: 'silent', facts: { days: 7, before: 12 } }]);
    await practiced([6]);
    expect(await checkInsOnDashboard()).toEqual([]);
  });

  it('who keeps less than half of two weeks after 70 % of the four before', async () => {
    await practiced([1]);
    await seriesDone([...range(15, 34), 2, 3, 4, 5, 6, 7]);
    expect(await reasons()).toEqual([
      {
        reason: 'adherence',
        facts: { done: 6, expected: 14, done_before: 20, expected_before: 28 },
      },
    ]);
  });

  it.each([
    ['keeps half of two weeks', [...range(15, 34), ...range(2, 8)]],
    ['did less than 70 % before', [...range(15, 33), 2, 3]],
  ])('but not who %s', async (_what, days) => {
    await practiced([1]);
    await seriesDone(days);
    expect(await reasons()).toEqual([]);
  });

  it('but not who was asked for three days only before', async () => {
    await practiced([1]);
    await seriesDone(range(15, 17), 17);
    expect(await reasons()).toEqual([]);
  });

  it('never while paused, and no administrator', async () => {
    await join(6);
    await answered(75);
    await backend.sql(
      `insert into public.pauses (user_id, from_day, to_day)
       select id, $1, $1 from public.profiles where role = 'user'`,
      [today],
    );
    expect(await checkIns()).toEqual([]);
    await backend.sql('delete from public.pauses', []);
    expect((await checkIns()).map(({ reason }) => reason)).toEqual(['answer', 'new']);
    await backend.sql(`update public.profiles set role = 'admin'`, []);
    expect(await checkInsOnDashboard()).toEqual([]);
  });
});

describe('the list', () => {
  it('has one line a student, the most urgent first', async () => {
    await practiced(range(8, 30));
    await answered(75);
    const older = await join(9);
    const newer = await join(6);
    expect((await checkIns()).map(({ student: { id }, reason }) => [id, reason])).toEqual([
      [student.id, 'answer'],
      [older.id, 'new'],
      [newer.id, 'new'],
    ]);
  });

  it('hides for seven days what was done, shows the reason behind it, and takes that back', async () => {
    await practiced(range(8, 30));
    await answered(75);
    await checkIns();
    expect(await mark('answer')).toBeNull();
    expect((await checkInsOnDashboard()).map(({ reason }) => reason)).toEqual(['silent']);
    expect(await mark('silent')).toBeNull();
    expect(await checkInsOnDashboard()).toEqual([]);
    expect(await mark('answer', false)).toBeNull();
    expect((await checkInsOnDashboard()).map(({ reason }) => reason)).toEqual(['answer']);
    await mark('answer');
    await backend.sql(`update private.check_in_marks set until = now() - interval '1 second'`, []);
    expect((await checkIns()).map(({ reason }) => reason)).toEqual(['answer']);
  });

  it('is looked at every six hours, some students at a time', async () => {
    await join(6);
    await backend.sql('update private.student_checks set due_at = now()', []);
    const check = async (at = 'now()', most = 200) => {
      const [row] = await backend.sql<{ looked: number }>(
        `select public.check_students(${at}, ${most}) as looked`,
        [],
      );
      return row?.looked;
    };
    expect(await check('now()', 2)).toBe(2);
    expect(await check()).toBe(1);
    expect(await check()).toBe(0);
    expect(await check(`now() + interval '6 hours'`)).toBe(3);
  });

  it('is written by the clock and by admins alone', async () => {
    expect(await mark('answer', true, student)).toMatch(/^42501/);
    await expect(checkInsOnDashboard(student)).rejects.toThrow('42501');
    for (const client of [student.client, admin.client, backend.clientFor(null)]) {
      expect((await client.rpc('check_students')).error?.code).toBe('42501');
    }
    expect(await mark('boredom')).toBe('P0001 reason_invalid');
    expect(await mark('new', true, admin, { id: randomUUID() })).toBe('P0001 user_not_found');
  });
});

describe('the pages', () => {
  it('hold everybody once, twenty at a time, also where one is as urgent as the other', async () => {
    const ids = await manyJoined(45);
    const older = await join(9);
    await checkIns();
    const all = await pages();
    expect(all.map(({ length }) => length)).toEqual([20, 20, 6]);
    expect(all[0]?.[0]).toBe(older.id);
    expect(all.flat().toSorted()).toEqual([older.id, ...ids].toSorted());
  });

  it('end where nobody follows, also when the last one is full', async () => {
    await manyJoined(20);
    expect((await page()).next).toBeNull();
    await backend.sql('delete from auth.users where id <> $1', [admin.id]);
    expect(await page()).toEqual({ check_ins: [], next: null });
  });

  it('go on behind those whose reason is gone since the clock looked', async () => {
    const [first, ...others] = (await manyJoined(130)).toSorted();
    // The heaviest, so that a hundred of them stand before the others.
    await backend.sql(
      `update private.student_checks set weight = 5000 where student_id = any ($1)`,
      [others],
    );
    await backend.sql(
      `insert into public.pauses (user_id, from_day, to_day) select unnest($1::uuid[]), $2, $3`,
      [others, dayAfter(today, -1), dayAfter(today, 1)],
    );
    const looked = await page();
    expect(looked.check_ins).toEqual([]);
    expect(looked.next?.weight).toBe(5000);
    expect(await page(looked.next)).toMatchObject({
      check_ins: [{ student: { id: first } }],
      next: null,
    });
    // The dashboard tells that there may be others.
    const { data } = await admin.client.rpc('dashboard', { time_zone: 'UTC', week_start: 1 });
    expect(data).toMatchObject({ check_ins: [], more_check_ins: true });
  });

  it('go on after a student who is hidden, has left or is gone meanwhile', async () => {
    const ids = (await manyJoined(43)).toSorted().toReversed();
    const { next } = await page();
    expect(next?.id).toBe(ids[19]);
    await backend.sql('delete from auth.users where id = $1', [ids[19]]);
    expect(await mark('new', true, admin, { id: ids[20] ?? '' })).toBeNull();
    await backend.sql(
      `insert into private.leavings (user_id, asked_at, due_at, was_visible)
       values ($1, now(), now() + interval '14 days', true)`,
      [ids[21]],
    );
    const read = await page(next);
    expect(read.check_ins.map(({ student: { id } }) => id)).toEqual(ids.slice(22, 42));
    expect((await page(read.next)).check_ins.map(({ student: { id } }) => id)).toEqual(
      ids.slice(42),
    );
  });

  it('tell of each student what a line shows, and nothing else', async () => {
    const beginner = await join(5);
    await checkIns();
    const { check_ins: lines } = await page();
    expect(lines).toEqual([
      {
        student: {
          id: beginner.id,
          username: expect.any(String) as string,
          full_name: 'Test Yogi',
          display_name: null,
          email: expect.stringContaining('@') as string,
        },
        reason: 'new',
        facts: { days: 5 },
      },
    ]);
  });

  it('begin on the dashboard, with the five most urgent', async () => {
    const [older] = await manyJoined(1, 8);
    await backend.sql(`delete from auth.users where id = $1`, [student.id]);
    await backend.sql(`update public.profiles set username = 'older' where id = $1`, [older]);
    await backend.sql(`update auth.users set email = 'older@niyama.example' where id = $1`, [
      older,
    ]);
    await manyJoined(4);
    const dashboard = async () =>
      (await admin.client.rpc('dashboard', { time_zone: 'UTC', week_start: 1 })).data as {
        check_ins: CheckIn[];
        more_check_ins: boolean;
      };
    const five = await dashboard();
    expect(five).toMatchObject({ check_ins: (await page()).check_ins, more_check_ins: false });
    expect(five.check_ins).toHaveLength(5);
    expect(five.check_ins[0]?.student.id).toBe(older);
    await join(5);
    await checkIns();
    const six = await dashboard();
    expect(six.check_ins).toHaveLength(5);
    expect(six.more_check_ins).toBe(true);
  });

  it('are for administrators alone', async () => {
    await expect(page(null, student)).rejects.toThrow('42501');
    const { error } = await backend.clientFor(null).rpc('check_ins');
    expect(error?.code).toBe('42501');
  });

  it('are read by index, from wherever they begin', async () => {
    await backend.sql('set enable_seqscan = off', []);
    const plan = await backend.sql<{ 'QUERY PLAN': string }>(
      `explain select student_id from private.student_checks
       where weight is not null and (weight, student_id) < (3000, '80000000-0000-4000-8000-000000000000'::uuid)
       order by weight desc, student_id desc limit 100`,
      [],
    );
    await backend.sql('reset enable_seqscan', []);
    const planText = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(planText).toContain('Index Only Scan Backward using student_checks_by_weight_idx');
    expect(planText).not.toMatch(/Sort|Filter/);
  });
});
