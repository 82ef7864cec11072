import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addPoseWork,
  day as dayLong,
  dayAfter,
  kindsOfWork,
  localDay,
  minute,
  type TestWork,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
let work: TestWork;
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
});
beforeEach(async () => {
  student = await backend.createUser();
  await backend.sql('update public.profiles set time_zone = $2 where id = $1', [student.id, zone]);
  work = await addPoseWork(backend);
});
afterAll(() => backend.close());

/** Gives work as the admin app does, and says of which series it is. */
async function give(changes: object = {}, to = student) {
  const { data, error } = await admin.client
    .from('assigned_asanas')
    .insert({ user_id: to.id, ...work.columns, due_date: today, ...changes })
    .select('id, series_id')
    .single();
  if (error) throw new Error(error.message);
  return { id: String(data.id), series: String(data.series_id) };
}

const pause = (from: string, to: string, of = student) =>
  backend.sql('insert into public.pauses (user_id, from_day, to_day) values ($1, $2, $3)', [
    of.id,
    from,
    to,
  ]);

const seriesOf = async (id: string) => {
  const [row] = await backend.sql<Record<string, unknown>>(
    `select to_jsonb(assignment_series) as row from public.assignment_series where id = $1`,
    [id],
  );
  return row?.['row'];
};

const openDays = async () =>
  (
    await backend.sql<{ due: string }>(
      `select due_date::text as due from public.assigned_asanas
       where user_id = $1 and not completed order by due_date`,
      [student.id],
    )
  ).map(({ due }) => due);

const expectedDays = async (series: string, from: string, to: string) =>
  (
    await backend.sql<{ day: string }>(
      'select day::text from private.expected_days($1, $2, $3) as expected',
      [series, from, to],
    )
  ).map(({ day }) => day);

const nextDay = async (series: string, after: string) =>
  (
    await backend.sql<{ day: string | null }>(
      'select private.next_expected_day($1, $2)::text as day',
      [series, after],
    )
  )[0]?.day;

/** A student without pauses whose series begins on a day, past every policy. */
async function addSeries(
  rhythm: { frequency: string; days_of_week?: string[] | null; starts_on: string },
  of = student,
) {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.assignment_series (user_id, asana_id, frequency, days_of_week, starts_on)
     values ($1, $2, $3, $4, $5) returning id`,
    [of.id, work.columns.asana_id, rhythm.frequency, rhythm.days_of_week ?? null, rhythm.starts_on],
  );
  return row?.id ?? '';
}

describe.each(kindsOfWork)('a series of $kind', ({ addWork }) => {
  beforeEach(async () => {
    work = await addWork(backend);
  });

  it('begins with the work that is given, one for each student', async () => {
    const asked = {
      frequency: 'specific_days',
      days_of_week: ['monday', 'friday'],
      notes: 'Slowly.',
      reflection_question: 'How was it?',
    };
    const { series } = await give(asked);
    expect(await seriesOf(series)).toMatchObject({
      ...asked,
      ...work.columns,
      user_id: student.id,
      given_by: admin.id,
      starts_on: today,
      ends_on: null,
      revision: 1,
    });
    expect((await give()).series).not.toBe(series);
  });

  it('is not begun again by work that is sent again', async () => {
    const { id } = await give();
    const { error } = await admin.client
      .from('assigned_asanas')
      .upsert(
        { id, user_id: student.id, ...work.columns, due_date: today },
        { ignoreDuplicates: true },
      );
    expect(error).toBeNull();
    const { data } = await student.client.from('assignment_series').select('id');
    expect(data).toHaveLength(1);
  });

  it('is what the next occurrence is made from', async () => {
    const { series } = await give({ notes: 'Of one day.' });
    await backend.sql(
      `update public.assignment_series set notes = 'Of all days.', ends_on = $2 where id = $1`,
      [series, dayAfter(today, 1)],
    );
    const noonBefore = Date.now() - dayLong;
    await work.practice(student, { endedAt: noonBefore - minute, time_zone: zone });
    const { data } = await student.client
      .from('assigned_asanas')
      .select('asana_id, class_version_id, due_date, notes, series_id, assigned_by')
      .eq('completed', false);
    expect(data).toEqual([
      {
        ...work.columns,
        due_date: dayAfter(today, 1),
        notes: 'Of all days.',
        series_id: series,
        assigned_by: admin.id,
      },
    ]);
  });

  it('that is over has no next occurrence', async () => {
    const { id, series } = await give();
    await backend.sql('update public.assignment_series set ends_on = $2 where id = $1', [
      series,
      today,
    ]);
    const answer = await work.practice(student, { time_zone: zone });
    expect(answer.assignment_id).toBe(id);
    expect(await openDays()).toEqual([]);
  });

  it('goes on after a pause', async () => {
    await give({ frequency: 'weekly' });
    await pause(dayAfter(today, 5), dayAfter(today, 20));
    await work.practice(student, { time_zone: zone });
    expect(await openDays()).toEqual([dayAfter(today, 21)]);
  });

  it('that was given once has none either, though it was given for a paused day', async () => {
    await pause(today, dayAfter(today, 3));
    const { id, series } = await give({ frequency: 'once' });
    const answer = await work.practice(student, { time_zone: zone });
    expect(answer.assignment_id).toBe(id);
    expect(await openDays()).toEqual([]);
    expect(await seriesOf(series)).toMatchObject({ frequency: 'once', starts_on: today });
  });

  it('goes with its student', async () => {
    const { series } = await give();
    await pause(today, today);
    await work.practice(student, { time_zone: zone });
    await backend.sql('delete from auth.users where id = $1', [student.id]);
    expect(await seriesOf(series)).toBeUndefined();
  });

  it('stays when its instructor goes', async () => {
    const other = await backend.createUser({ role: 'admin' });
    const { data } = await other.client
      .from('assigned_asanas')
      .insert({ user_id: student.id, ...work.columns, due_date: today })
      .select('series_id')
      .single();
    await backend.sql('delete from auth.users where id = $1', [other.id]);
    expect(await seriesOf(String(data?.series_id))).toMatchObject({ given_by: null });
  });
});

describe('series and pauses', () => {
  const tables = ['assignment_series', 'pauses'] as const;
  beforeEach(async () => {
    await give();
    await pause(today, today);
  });

  it.each(tables)(
    '%s are read by their student and by admins, and by nobody else',
    async (name) => {
      const stranger = await backend.createUser();
      const seenBy = async (user: TestUser | null) => {
        const { data, status } = await backend
          .clientFor(user)
          .from(name)
          .select('id')
          .eq('user_id', student.id);
        return data?.length ?? status;
      };
      expect([await seenBy(student), await seenBy(admin), await seenBy(stranger)]).toEqual([
        1, 1, 0,
      ]);
      expect(await seenBy(null)).toBe(401);
    },
  );

  it.each(tables)('%s are written by no client', async (name) => {
    const rows = () => backend.sql(`select * from public.${name} where user_id = $1`, [student.id]);
    const before = await rows();
    const stranger = await backend.createUser();
    for (const user of [student, stranger, admin, null]) {
      const table = () => backend.clientFor(user).from(name);
      const mine = { user_id: student.id };
      const statuses = [
        (await table().insert({ ...before[0] })).status,
        (await table().update(mine).eq('user_id', student.id)).status,
        (await table().delete().eq('user_id', student.id)).status,
      ];
      const refused = user ? 403 : 401;
      expect(statuses).toEqual([refused, refused, refused]);
    }
    expect(await rows()).toEqual(before);
  });

  it('of a student do not overlap', async () => {
    await pause(dayAfter(today, 1), dayAfter(today, 3));
    await expect(pause(dayAfter(today, 3), dayAfter(today, 4))).rejects.toThrow('no_overlap');
    await expect(pause(dayAfter(today, 9), dayAfter(today, 8))).rejects.toThrow('check');
    await pause(dayAfter(today, 3), dayAfter(today, 4), await backend.createUser());
  });
});

describe('the next expected day', () => {
  // 2026-11-20 is a Friday. The day on which an occurrence was due, and that on which it was done.
  it.each([
    ['daily, done on its day', 'daily', null, '2026-11-20', '2026-11-20', '2026-11-21'],
    ['daily, ten days late', 'daily', null, '2026-11-10', '2026-11-20', '2026-11-21'],
    ['daily, done ahead', 'daily', null, '2026-11-22', '2026-11-20', '2026-11-23'],
    ['weekly, done on its day', 'weekly', null, '2026-11-20', '2026-11-20', '2026-11-27'],
    ['weekly, three days late', 'weekly', null, '2026-11-17', '2026-11-20', '2026-11-24'],
    ['weekly, a week late to the day', 'weekly', null, '2026-11-13', '2026-11-20', '2026-11-27'],
    ['weekly, nine days late', 'weekly', null, '2026-11-11', '2026-11-20', '2026-11-25'],
    ['weekly, done ahead', 'weekly', null, '2026-11-24', '2026-11-20', '2026-12-01'],
    ['biweekly, done on its day', 'biweekly', null, '2026-11-20', '2026-11-20', '2026-12-04'],
    ['biweekly, three weeks late', 'biweekly', null, '2026-10-30', '2026-11-20', '2026-11-27'],
    ['daily, over a leap day', 'daily', null, '2028-02-28', '2028-02-28', '2028-02-29'],
    ['weekly, over new year', 'weekly', null, '2026-12-28', '2026-12-28', '2027-01-04'],
    [
      'on listed days, later in the week',
      'specific_days',
      ['monday', 'saturday'],
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
    ],
    [
      'on listed days, next week',
      'specific_days',
      ['monday', 'wednesday'],
      '2026-11-20',
      '2026-11-20',
      '2026-11-23',
    ],
    [
      'on one listed day, a week on',
      'specific_days',
      ['friday'],
      '2026-11-20',
      '2026-11-20',
      '2026-11-27',
    ],
    [
      'on listed days, late',
      'specific_days',
      ['tuesday', 'sunday'],
      '2026-11-10',
      '2026-11-20',
      '2026-11-22',
    ],
  ])('%s', async (_, frequency, days_of_week, due, done, next) => {
    const series = await addSeries({ frequency, days_of_week, starts_on: due });
    expect(await nextDay(series, due > done ? due : done)).toBe(next);
  });
});

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
// A Monday shortly before a leap day; the story lasts half a year.
const firstDay = '2028-01-03';
const dayNumber = fc.integer({ min: 0, max: 180 });

/** A series in numbers of days after the first one, as anybody would reckon with a calendar. */
interface Plain {
  frequency: string;
  days: string[];
  startsOn: number;
  endsOn: number | null;
  pauses: [from: number, to: number][];
}

const turns: Record<string, number> = { daily: 1, weekly: 7, biweekly: 14 };

const isExpected = ({ frequency, days, startsOn, endsOn, pauses }: Plain, day: number) => {
  if (day < startsOn || (endsOn !== null && day > endsOn)) return false;
  const isPaused = (on: number) => pauses.some(([from, to]) => from <= on && on <= to);
  if (isPaused(day)) return false;
  if (frequency === 'once') {
    return Array.from({ length: day - startsOn }, (_, past) => startsOn + past).every(isPaused);
  }
  if (frequency === 'specific_days') return days.includes(weekdays[day % 7] ?? '');
  return (day - startsOn) % (turns[frequency] ?? 0) === 0;
};

const plainSeries: fc.Arbitrary<Plain> = fc.record({
  frequency: fc.constantFrom('once', 'daily', 'weekly', 'biweekly', 'specific_days'),
  days: fc.subarray(weekdays, { minLength: 1 }),
  startsOn: dayNumber,
  endsOn: fc.option(dayNumber),
  // Lengths of pauses, and of what lies between them.
  pauses: fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), more: fc.nat({ max: 40 }) }), {
      maxLength: 5,
    })
    .map((stretches) => {
      let last = -1;
      return stretches.map(({ gap, more }): [number, number] => {
        const from = last + gap;
        last = from + more;
        return [from, last];
      });
    }),
});

/** What the properties say something of only now and then is named, so that every run says it. */
const everyDay: Plain = {
  frequency: 'daily',
  days: ['monday'],
  startsOn: 0,
  endsOn: null,
  pauses: [],
};

const date = (number: number) => dayAfter(firstDay, number);

/** Writes a series and the pauses of a new student. */
async function write(plain: Plain) {
  const of = await backend.createUser();
  const series = await addSeries(
    {
      frequency: plain.frequency,
      days_of_week: plain.frequency === 'specific_days' ? plain.days : null,
      starts_on: date(plain.startsOn),
    },
    of,
  );
  await backend.sql('update public.assignment_series set ends_on = $2 where id = $1', [
    series,
    plain.endsOn === null ? null : date(plain.endsOn),
  ]);
  for (const [from, to] of plain.pauses) await pause(date(from), date(to), of);
  return { of, series };
}

describe('what is expected', () => {
  it('are the days of the rhythm from its start to its end, without pauses', async () => {
    await fc.assert(
      fc.asyncProperty(plainSeries, dayNumber, dayNumber, async (plain, from, length) => {
        const { series } = await write(plain);
        const days = Array.from({ length }, (_, ahead) => from + ahead);
        const expected = days.filter((day) => isExpected(plain, day)).map(date);
        expect(await expectedDays(series, date(from), date(from + length - 1))).toEqual(expected);
      }),
      {
        numRuns: 60,
        examples: [
          [everyDay, 0, 180],
          [
            {
              ...everyDay,
              frequency: 'once',
              startsOn: 3,
              pauses: [
                [1, 5],
                [6, 9],
              ],
            },
            0,
            20,
          ],
        ],
      },
    );
  });

  it('next is the first of them after a day, however long the pauses', async () => {
    await fc.assert(
      fc.asyncProperty(plainSeries, dayNumber, async (plain, after) => {
        const { series } = await write(plain);
        // No pause reaches further, and two weeks behind the last one have a day of each rhythm.
        const days = Array.from({ length: 420 }, (_, ahead) => after + 1 + ahead);
        const next = days.find((day) => isExpected(plain, day));
        expect(await nextDay(series, date(after))).toBe(next === undefined ? null : date(next));
      }),
      { numRuns: 60, examples: [[{ ...everyDay, endsOn: 20 }, 20]] },
    );
  });

  it('of a week is met by the days on which it was done, at most all of it', async () => {
    const story = fc.record({
      plain: plainSeries,
      begins: dayNumber,
      // Counted from the beginning of the week.
      practiced: fc.uniqueArray(fc.integer({ min: -2, max: 8 }), { maxLength: 11 }),
      passed: fc.integer({ min: -1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ plain, begins, practiced, passed }) => {
        const done = practiced.map((after) => begins + after);
        const now = begins + passed;
        const { of, series } = await write(plain);
        // Twice on the same day is one day.
        const rows = [...done, ...done].map((day, index) => ({ day: date(day), index }));
        // Done in whatever zone: the ledger says on which day it counts.
        await backend.sql(
          `with practices as (
             insert into public.practice_ledger (
               id, user_id, kind, asana_id, source, duration_seconds, points, started_at,
               finished_at, active, time_zone, local_date
             )
             select gen_random_uuid(), $1, 'practice', $2, 'assignment', 60, 12, at, at,
               tstzmultirange(tstzrange(at, at + interval '1 second')), 'UTC', day
             from jsonb_to_recordset($4) as done (day date, index int),
               lateral (select timestamptz '2020-01-01' + make_interval(hours => index)) as t (at)
             returning id, finished_at
           )
           insert into public.assigned_asanas (
             user_id, asana_id, series_id, due_date, completed, completed_date, completion_id
           )
           select $1, $2, $3, '2028-01-03', true, finished_at, id from practices`,
          [of.id, work.columns.asana_id, series, JSON.stringify(rows)],
        );
        const week = Array.from({ length: 7 }, (_, ahead) => begins + ahead);
        const doneCount = week.filter((day) => done.includes(day)).length;
        const expectedCount = week.filter(
          (day) => isExpected(plain, day) && (day < now || (day === now && done.includes(day))),
        ).length;
        const [answer] = await backend.sql<{
          done: number;
          expected: number;
          adherence: number | null;
        }>('select done, expected, adherence::float8 from private.week_adherence($1, $2, $3)', [
          series,
          date(begins),
          date(now),
        ]);
        const share = expectedCount === 0 ? null : Math.min(1, doneCount / expectedCount);
        expect(answer).toEqual({ done: doneCount, expected: expectedCount, adherence: share });
      }),
      {
        numRuns: 80,
        examples: [
          [{ plain: everyDay, begins: 0, practiced: [0, 1, 2, 3, 4, 5, 6], passed: 9 }],
          [{ plain: everyDay, begins: 0, practiced: [1], passed: 9 }],
          [{ plain: { ...everyDay, pauses: [[0, 6]] }, begins: 0, practiced: [], passed: 9 }],
        ],
      },
    );
  });
});

it.each(kindsOfWork)(
  'days that were missed while one occurrence of $kind lay open are seen',
  async ({ addWork }) => {
    work = await addWork(backend);
    const { series } = await give({ due_date: dayAfter(today, -5) });
    await work.practice(student, { endedAt: Date.now() - minute, time_zone: zone });
    const rows = await backend.sql('select id from public.assigned_asanas where series_id = $1', [
      series,
    ]);
    expect(rows).toHaveLength(2);
    const [week] = await backend.sql(
      'select done, expected, round(adherence, 2)::text as share from private.week_adherence($1, $2, $3)',
      [series, dayAfter(today, -6), today],
    );
    expect(week).toEqual({ done: 1, expected: 6, share: '0.17' });
  },
);

it('nothing is expected from the day on which the pose was deleted, where the student lives', async () => {
  const { series } = await give({ due_date: dayAfter(today, -5) });
  await backend.sql(
    'update public.asanas set archived_at = $2::date::timestamp at time zone $3 where id = $1',
    [work.columns.asana_id, dayAfter(today, -2), zone],
  );
  const [week] = await backend.sql('select expected from private.week_adherence($1, $2, $3)', [
    series,
    dayAfter(today, -6),
    today,
  ]);
  expect(week).toEqual({ expected: 3 });
});

describe.each(kindsOfWork)('the end of a series of $kind', ({ addWork }) => {
  beforeEach(async () => {
    work = await addWork(backend);
  });

  const end = async (assignment_id: string) => {
    const { error } = await admin.client.rpc('end_assignment', { assignment_id });
    expect(error).toBeNull();
  };

  it('is the day before, when today’s is not done: what is taken back was not missed', async () => {
    const { id, series } = await give({ due_date: dayAfter(today, -2) });
    await end(id);
    expect(await openDays()).toEqual([]);
    expect(await seriesOf(series)).toMatchObject({ ends_on: dayAfter(today, -1) });
    expect(await expectedDays(series, dayAfter(today, -9), dayAfter(today, 9))).toEqual([
      dayAfter(today, -2),
      dayAfter(today, -1),
    ]);
  });

  it('is today, when today’s was done', async () => {
    const { id, series } = await give();
    await work.practice(student, { time_zone: zone });
    await end(id);
    expect(await seriesOf(series)).toMatchObject({ ends_on: today });
    expect(await expectedDays(series, dayAfter(today, -9), dayAfter(today, 9))).toEqual([today]);
    // Again changes nothing.
    await end(id);
    expect(await seriesOf(series)).toMatchObject({ ends_on: today });
  });

  it('is made by admins alone', async () => {
    const { id, series } = await give();
    const { error } = await student.client.rpc('end_assignment', { assignment_id: id });
    expect(error?.code).toBe('42501');
    const { status } = await admin.client.from('assigned_asanas').delete().eq('id', id);
    expect(status).toBe(403);
    expect(await seriesOf(series)).toMatchObject({ ends_on: null });
  });
});

it('the end of a series is where the student lives, and comes also with the end of the pose', async () => {
  await backend.sql('update public.profiles set time_zone = $2 where id = $1', [
    student.id,
    'Pacific/Kiritimati',
  ]);
  const { series } = await give();
  const [row] = await backend.sql<{ seen: string }>(
    'select updated_at::text as seen from public.asanas where id = $1',
    [work.columns.asana_id],
  );
  const { error } = await admin.client.rpc('delete_asana', {
    asana_id: work.columns.asana_id,
    seen: row?.seen,
    ends_work: true,
  });
  expect(error).toBeNull();
  expect(await openDays()).toEqual([]);
  const there = localDay(Date.now(), 'Pacific/Kiritimati');
  expect(await seriesOf(series)).toMatchObject({ ends_on: dayAfter(there, -1) });
});
