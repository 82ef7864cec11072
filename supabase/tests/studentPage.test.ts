import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  day as dayLong,
  dayAfter,
  localDay,
  meditationOf,
  practiceOf,
  record,
  type TestAsana,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let colleague: TestUser;
let student: TestUser;
let other: TestUser;
let pose: TestAsana;
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
/** The number of today's weekday, 1 (Monday) to 7: with it the reader's running week begins today. */
const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin', username: 'ines' });
  colleague = await backend.createUser({ role: 'admin', username: 'noor' });
  other = await backend.createUser();
});
beforeEach(async () => {
  student = await backend.createUser({ joinedAt: new Date(Date.now() - 100 * dayLong) });
  await backend.sql('update public.profiles set time_zone = $2 where id = $1', [student.id, zone]);
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

interface Week {
  week: string;
  expected: number;
  done: number;
  seconds: number;
  days: number;
}
interface Page {
  person: Record<string, unknown>;
  today: string;
  zone: string | null;
  streak: number;
  pause: Record<string, unknown> | null;
  weeks: Week[];
  series: Record<string, unknown>[];
  last: Record<string, unknown>[];
  reflections: Record<string, unknown>[];
  notes: Record<string, unknown>[];
}

async function pageOf(of: { id: string } = student, weekStart = weekday, by = admin) {
  const { data, error } = await by.client.rpc('student_page', {
    student_id: of.id,
    week_start: weekStart,
  });
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as Page;
}
async function give(work: object = {}) {
  const { error } = await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, asana_id: pose.id, due_date: today, ...work });
  if (error) throw new Error(error.message);
}
/** A series that began on a day, past every policy. */
async function addSeries(rhythm: { frequency: string; starts_on: string }) {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.assignment_series (user_id, asana_id, frequency, starts_on)
     values ($1, $2, $3, $4) returning id`,
    [student.id, pose.id, rhythm.frequency, rhythm.starts_on],
  );
  return row?.id ?? '';
}
/** A practice of the series on a day, past every policy. */
const doIt = (series: string, on: string, answer: string | null = null) =>
  backend.sql(
    `with completion as (
       insert into public.practice_ledger (id, user_id, kind, asana_id, sets, source,
         duration_seconds, points, started_at, finished_at, active, time_zone, local_date)
       values (gen_random_uuid(), $1, 'practice', $2, 1, 'assignment', 60, 12,
         $3::date::timestamp at time zone $4 + interval '10 hours',
         $3::date::timestamp at time zone $4 + interval '10 hours', '{}', $4, $3)
       returning *
     )
     insert into public.assigned_asanas (user_id, asana_id, series_id, frequency, due_date, completed,
       completed_date, completion_id, reflection_question, reflection_answer)
     select $1, $2, $5, 'daily', $3, true, finished_at, id, 'How was it?', $6 from completion`,
    [student.id, pose.id, on, zone, series, answer],
  );
const pause = (from: string, to: string) =>
  backend.sql('insert into public.pauses (user_id, from_day, to_day) values ($1, $2, $3)', [
    student.id,
    from,
    to,
  ]);
const work = (weeks: Week[]) => weeks.map(({ expected, done }) => [expected, done]);

describe('the weeks of a student', () => {
  it('are twelve of the reader, the running one last', async () => {
    const { weeks } = await pageOf();
    expect(weeks.map(({ week }) => week)).toEqual(
      Array.from({ length: 12 }, (_, index) => dayAfter(today, 7 * index - 77)),
    );
    const before = await pageOf(student, (weekday % 7) + 1);
    // A week that begins tomorrow began six days ago.
    expect(before.weeks.at(-1)?.week).toBe(dayAfter(today, -6));
  });

  it('count days, time, and how much of the expected work was done, without today until it is done', async () => {
    const series = await addSeries({ frequency: 'daily', starts_on: dayAfter(today, -10) });
    await doIt(series, dayAfter(today, -9));
    await doIt(series, dayAfter(today, -3));
    await doIt(series, dayAfter(today, -2));
    const { weeks } = await pageOf();
    expect(work(weeks).slice(-4)).toEqual([
      [0, 0],
      [3, 1],
      [7, 2],
      [0, 0],
    ]);
    expect(weeks.at(-2)).toMatchObject({ seconds: 120, days: 2 });
    await doIt(series, today);
    expect(work((await pageOf()).weeks).at(-1)).toEqual([1, 1]);
  });

  it('count each series by itself: what is done too often makes up for nothing', async () => {
    const week = dayAfter(today, -7);
    const often = await addSeries({ frequency: 'weekly', starts_on: week });
    await addSeries({ frequency: 'weekly', starts_on: week });
    for (const ahead of [0, 1, 2]) await doIt(often, dayAfter(week, ahead));
    expect(work((await pageOf()).weeks).at(-2)).toEqual([2, 1]);
  });

  it('expect nothing while the student is paused, nor of a pose that is deleted', async () => {
    await addSeries({ frequency: 'daily', starts_on: dayAfter(today, -21) });
    await pause(dayAfter(today, -14), dayAfter(today, -8));
    expect(work((await pageOf()).weeks).slice(-4)).toEqual([
      [7, 0],
      [0, 0],
      [7, 0],
      [0, 0],
    ]);
    await backend.sql('update public.asanas set archived_at = $2 where id = $1', [
      pose.id,
      new Date(Date.now() - 19 * dayLong),
    ]);
    expect(work((await pageOf()).weeks).slice(-4)).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('count what was given once on its day, and agree with the count of a single week', async () => {
    const once = await addSeries({ frequency: 'once', starts_on: dayAfter(today, -6) });
    const daily = await addSeries({ frequency: 'daily', starts_on: dayAfter(today, -30) });
    await doIt(once, dayAfter(today, -5));
    await doIt(daily, dayAfter(today, -20));
    const { weeks } = await pageOf();
    const single = await backend.sql<{ expected: number; done: number }>(
      `select sum(expected)::int as expected, sum(least(done, expected))::int as done
       from unnest($1::uuid[]) as series
       cross join generate_series(0, 11) as number
       cross join lateral private.week_adherence(series, $2::date + 7 * number, $3) as week
       group by number order by number`,
      [[once, daily], weeks[0]?.week, today],
    );
    expect(work(weeks)).toEqual(single.map(({ expected, done }) => [expected, done]));
    expect(work(weeks).at(-2)).toEqual([8, 1]);
  });
});

describe('the page of a student', () => {
  it('tells who it is, since when, and the streak and the pause as they are today', async () => {
    await record(student, meditationOf(5));
    await backend.sql(
      'update public.profiles set daily_streak = 4, daily_streak_date = $2 where id = $1',
      [student.id, dayAfter(today, -1)],
    );
    await pause(dayAfter(today, 3), dayAfter(today, 4));
    expect(await pageOf()).toMatchObject({
      person: { id: student.id, username: student.username, email: student.email },
      today,
      zone,
      streak: 4,
      pause: { from_day: dayAfter(today, 3), to_day: dayAfter(today, 4) },
    });
    await backend.sql('update public.profiles set daily_streak_date = $2 where id = $1', [
      student.id,
      dayAfter(today, -2),
    ]);
    expect((await pageOf()).streak).toBe(0);
  });

  it('lists what was given: what is open by its day, then what is over', async () => {
    await give({ frequency: 'weekly', due_date: dayAfter(today, 2) });
    await give({ frequency: 'once', due_date: today });
    const over = await addSeries({ frequency: 'once', starts_on: dayAfter(today, -6) });
    await doIt(over, dayAfter(today, -6));
    const { series } = await pageOf();
    expect(series.map((row) => [row['frequency'], row['due_date']])).toEqual([
      ['once', today],
      ['weekly', dayAfter(today, 2)],
      ['once', null],
    ]);
  });

  it('lists the latest practices and meditations with their minutes, and no more of them', async () => {
    await record(student, practiceOf(pose, { endedAt: Date.now() - 20 * 60_000, sets: 2 }));
    await record(student, meditationOf(5));
    const { last } = await pageOf();
    expect(last.map(({ asana, seconds, day }) => [asana === null, seconds, day])).toEqual([
      [true, 300, today],
      [false, 120, today],
    ]);
    expect(Object.keys(last[0] ?? {}).toSorted()).toEqual(['asana', 'day', 'id', 'seconds']);
  });

  it('shows answers to given work and not those of the student’s own practice', async () => {
    const series = await addSeries({ frequency: 'daily', starts_on: dayAfter(today, -6) });
    await doIt(series, dayAfter(today, -2), 'Calm.');
    await doIt(series, dayAfter(today, -1));
    await record(
      student,
      practiceOf(await addAsana(backend), { reflection_answer: 'For myself.' }),
    );
    const { reflections } = await pageOf();
    expect(reflections).toHaveLength(1);
    expect(reflections[0]).toMatchObject({
      reflection_question: 'How was it?',
      reflection_answer: 'Calm.',
      reply: null,
      reply_seen: false,
    });
  });

  it('says no more than the screen shows', async () => {
    const page = await pageOf();
    expect(Object.keys(page).toSorted()).toEqual([
      'last',
      'leaves_at',
      'notes',
      'pause',
      'person',
      'reflections',
      'series',
      'since',
      'streak',
      'today',
      'weeks',
      'zone',
    ]);
    expect(Object.keys(page.person).toSorted()).toEqual([
      'avatar_url',
      'display_name',
      'email',
      'full_name',
      'id',
      'username',
    ]);
  });

  it('is null of nobody, and for admins alone', async () => {
    expect(await pageOf({ id: randomUUID() })).toBeNull();
    await expect(pageOf(student, weekday, student)).rejects.toThrow('42501');
    await expect(pageOf(student, weekday, other)).rejects.toThrow('42501');
    const { error } = await backend
      .clientFor(null)
      .rpc('student_page', { student_id: student.id, week_start: 1 });
    expect(error?.code).toBe('42501');
    await expect(pageOf(student, 8)).rejects.toThrow('week_start_invalid');
  });
});

describe('a note of a student', () => {
  const keep = async (body: string, { id = randomUUID(), by = admin, of = student } = {}) => {
    const { error } = await by.client.rpc('save_student_note', {
      note_id: id,
      student_id: of.id,
      body,
    });
    return { id, refusal: error && `${error.code} ${error.message}` };
  };
  const remove = async (id: string, by = admin) =>
    (await by.client.rpc('delete_student_note', { note_id: id })).error?.code ?? null;
  const acts = async () =>
    (
      await backend.sql<{ columns: string[] }>(
        'select columns from public.audit_log where row_id = $1 order by id',
        [student.id],
      )
    ).map(({ columns }) => columns.join());

  it('is stored once, changed by its author and deleted, and the log has each act without its contents', async () => {
    const { id } = await keep('  Sore knee.\n');
    await keep('Sore knee.', { id });
    await keep('Sore knee, left.', { id });
    const { notes } = await pageOf();
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({
      id,
      body: 'Sore knee, left.',
      is_own: true,
      username: 'ines',
      changed_at: expect.any(String),
    });
    expect((await pageOf(student, weekday, colleague)).notes[0]).toMatchObject({ is_own: false });
    expect(await remove(id)).toBeNull();
    expect(await remove(id)).toBeNull();
    expect((await pageOf()).notes).toEqual([]);
    expect(await acts()).toEqual(['note', 'note', 'note_deleted']);
    const logged = await backend.sql(
      `select 1 from public.audit_log where audit_log::text like '%Sore%'`,
    );
    expect(logged).toEqual([]);
  });

  it('is changed by nobody else, and deleted by any admin', async () => {
    const { id } = await keep('Mine.');
    expect(await keep('Ours.', { id, by: colleague })).toMatchObject({
      refusal: 'P0001 note_not_own',
    });
    expect(await keep('Elsewhere.', { id, of: other })).toMatchObject({
      refusal: 'P0001 note_not_own',
    });
    expect(await remove(id, colleague)).toBeNull();
    expect((await pageOf()).notes).toEqual([]);
  });

  it('says something, in 4000 characters, of somebody; a hundred are enough', async () => {
    expect((await keep('  \n')).refusal).toBe('P0001 note_invalid');
    expect((await keep('x'.repeat(4001))).refusal).toBe('P0001 note_invalid');
    expect((await keep('x'.repeat(4000))).refusal).toBeNull();
    expect((await keep('Who?', { of: { ...other, id: randomUUID() } })).refusal).toBe(
      'P0001 user_not_found',
    );
    await backend.sql(
      `insert into private.student_notes (id, student_id, body)
       select gen_random_uuid(), $1, 'One more.' from generate_series(1, 99)`,
      [student.id],
    );
    expect((await keep('Too many.')).refusal).toBe('P0001 notes_full');
  });

  it('is for admins alone: neither its student nor others read, write or delete it', async () => {
    const { id } = await keep('Between us.');
    for (const by of [student, other]) {
      expect((await keep('Mine.', { by })).refusal).toMatch(/^42501/);
      expect(await remove(id, by)).toBe('42501');
      const { error } = await by.client.schema('private').from('student_notes').select();
      expect(error).not.toBeNull();
    }
    const nobody = backend.clientFor(null);
    expect((await nobody.rpc('delete_student_note', { note_id: id })).error?.code).toBe('42501');
    expect((await pageOf()).notes).toHaveLength(1);
  });

  it('goes with its student, and stays when its author goes', async () => {
    const author = await backend.createUser({ role: 'admin' });
    await keep('Stays.', { by: author });
    await admin.client.rpc('delete_user', { user_id: author.id });
    expect((await pageOf()).notes[0]).toMatchObject({ is_own: false, username: null });
    await admin.client.rpc('delete_user', { user_id: student.id });
    expect(
      await backend.sql('select 1 from private.student_notes where student_id = $1', [student.id]),
    ).toEqual([]);
  });
});
