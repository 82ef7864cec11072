import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  day,
  dayAfter,
  hour,
  localDay,
  minute,
  practiceOf,
  record,
  refusalOf,
  type SentCompletion,
  meditationOf,
  standingOf,
  suryaNamaskar,
  type TestAsana,
  wrongDays,
} from './support.ts';

let backend: TestBackend;
let pose: TestAsana;
let surya: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  pose = await addAsana(backend);
  surya = await suryaNamaskar(backend);
});
afterAll(() => backend.close());

/** The moment as of which everything here is recorded. */
const at = Date.now();

/** Records as of `at`, past the API; false when it is refused. */
async function recordAt(student: TestUser, completion: SentCompletion): Promise<boolean> {
  return backend
    .sql('select private.record_completion_at($1, $2, $3)', [
      student.id,
      JSON.stringify(completion),
      new Date(at).toISOString(),
    ])
    .then(
      () => true,
      () => false,
    );
}

describe('only time under the account counts', () => {
  it('nothing of the days before a newcomer came', async () => {
    const newcomer = await backend.createUser({ joinedAt: new Date() });
    for (let back = 1; back <= 57; back += 1) {
      const completion = practiceOf(pose, { endedAt: Date.now() - back * 3 * hour });
      expect(await refusalOf(newcomer, completion)).toMatch(/before_sign_up|stale/);
    }
    expect(await standingOf(backend, newcomer)).toMatchObject({ points: 0, ledger_rows: 0 });
  });

  it('and two minutes are forgiven to a clock that runs behind', async () => {
    const joinedAt = new Date(Date.now() - hour);
    const newcomer = await backend.createUser({ joinedAt });
    const ended = (seconds: number) =>
      practiceOf(pose, { endedAt: joinedAt.getTime() + seconds * 1000 });
    expect(await refusalOf(newcomer, ended(-63))).toBe('400 P0001 completion_before_sign_up');
    expect(await record(newcomer, ended(-60))).toMatchObject({ points: 12 });
  });

  it('an end of now brings nothing back that is older than seven days', async () => {
    const student = await backend.createUser();
    const end = Date.now() - 1000;
    const old = end - 7.9 * day;
    const intervals: [number, number][] = [
      [old, old + 140_000],
      [end - 1, end],
    ];
    expect(await refusalOf(student, practiceOf(pose, { sets: 2, intervals }))).toBe(
      '400 P0001 completion_stale',
    );
  });

  it('time that does not count is not stored either, and stays free', async () => {
    const student = await backend.createUser();
    const end = Date.now() - minute;
    const old = end - 8 * day;
    const { id } = await record(
      student,
      practiceOf(pose, {
        intervals: [
          [old, old + minute],
          [end - minute, end],
        ],
      }),
    );
    const rows = await backend.sql(
      `select private.active_seconds(active) as seconds, started_at = lower(active) as begins
       from public.practice_ledger where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ seconds: 60, begins: true }]);
  });

  it('so that no kind ever adds up to more than the time that passed', async () => {
    let accepted = 0;
    // Seconds before `at`: beside the bounds, and anywhere.
    const stretch = (joined: number) =>
      fc.record({
        from: fc.oneof(
          fc.integer({ min: joined - 400, max: joined + 600 }),
          fc.integer({ min: 7 * 86_400 - 300, max: 7 * 86_400 + 600 }),
          fc.integer({ min: -180, max: 1200 }),
          fc.integer({ min: -180, max: 9 * 86_400 }),
        ),
        lasts: fc.integer({ min: 1, max: 400 }),
      });
    const attempt = (joined: number) =>
      fc.record({
        kind: fc.constantFrom('practice', 'timer'),
        sets: fc.integer({ min: 1, max: 3 }),
        stretches: fc.array(stretch(joined), { minLength: 1, maxLength: 4 }),
      });
    const story = fc
      .oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 9 * 86_400 }))
      .chain((joined) =>
        fc.record({
          joined: fc.constant(joined),
          attempts: fc.array(attempt(joined), { minLength: 5, maxLength: 25 }),
        }),
      );
    await fc.assert(
      fc.asyncProperty(story, async ({ joined, attempts }) => {
        const student = await backend.createUser({ joinedAt: new Date(at - joined * 1000) });
        for (const { kind, sets, stretches } of attempts) {
          let end = Number.NEGATIVE_INFINITY;
          const intervals = stretches
            .toSorted((one, other) => other.from - one.from)
            .map(({ from, lasts }): [number, number] => {
              const start = Math.max(end, at - from * 1000);
              end = start + lasts * 1000;
              return [start, end];
            });
          const completion =
            kind === 'timer'
              ? meditationOf(1, { intervals })
              : practiceOf(pose, { sets, intervals });
          if (await recordAt(student, completion)) accepted += 1;
        }
        const rows = await backend.sql<{ seconds: number; fits: boolean }>(
          `select sum(private.active_seconds(active)) as seconds,
             bool_and(lower(active) >= $2::timestamptz - interval '7 days') as fits
           from public.practice_ledger where user_id = $1 and active is not null group by kind`,
          [student.id, new Date(at).toISOString()],
        );
        for (const { seconds, fits } of rows) {
          expect(fits).toBe(true);
          expect(seconds).toBeLessThanOrEqual(Math.min(joined + 120, 7 * 86_400) + 120 + 0.001);
        }
      }),
      { numRuns: 60 },
    );
    expect(accepted).toBeGreaterThan(60);
  });
});

interface Counted {
  finished: number;
  day: string;
}

/** The day on which each practice of a student counts, in order of time. */
async function countedDays(student: TestUser): Promise<Counted[]> {
  return backend.sql<never>(
    `select (extract(epoch from finished_at) * 1000)::float8 as finished, counted.day::text as day
     from private.counted_days($1) as counted
     join public.practice_ledger as ledger using (id)
     order by finished_at`,
    [student.id],
  );
}

/** Surya Namaskar, which covers a day by itself, in each zone and as many hours after the first. */
function travel(...rows: [hours: number, zone: string][]): SentCompletion[] {
  const last = rows.at(-1)?.[0] ?? 0;
  return rows.map(([hours, time_zone]) =>
    practiceOf(surya, { endedAt: at - (last - hours) * hour, time_zone }),
  );
}

const farBehind = 'Etc/GMT+12';
const farAhead = 'Etc/GMT-14';

/** Surya Namaskar every day. */
async function assignDaily(student: TestUser) {
  await backend.sql(
    `insert into public.assigned_asanas (user_id, asana_id, frequency, due_date)
     values ($1, $2, 'daily', '2026-01-01')`,
    [student.id, surya.id],
  );
}

const doneOf = (student: TestUser) =>
  backend.sql(
    `select id from public.assigned_asanas where user_id = $1 and origin = 'instructor' and completed`,
    [student.id],
  );

/** The dates in the zone behind, whose midnight may lie between two practices of minutes. */
const datesBehind = (days: Counted[]) =>
  new Set(days.map(({ finished }) => localDay(finished, farBehind)));

/** Before eight by the clock farthest behind. */
const isEarly = (moment: number) => new Date(moment - 12 * hour).getUTCHours() < 8;

/** The ledger, the months and the days say of each row what its counted day says. */
async function expectSettled(student: TestUser, days: Counted[]) {
  const rows = await backend.sql<{ day: string }>(
    `select local_date::text as day from public.practice_ledger
     where user_id = $1 and kind <> 'achievement' order by finished_at`,
    [student.id],
  );
  expect(rows.map(({ day: date }) => date)).toEqual(days.map(({ day: date }) => date));
  const [months] = await backend.sql<{ differ: number }>(
    `select count(*)::int as differ
     from (
       select date_trunc('month', local_date)::date as month, sum(points)::int as points
       from public.practice_ledger where user_id = $1 group by 1
     ) as counted
     full join (select * from public.month_points where user_id = $1 and points > 0) as stored
       using (month)
     where counted.points is distinct from stored.points`,
    [student.id],
  );
  expect(months?.differ).toBe(0);
  expect(await wrongDays(backend, student)).toEqual([]);
}

describe('a time zone does not make days', () => {
  it('two practices within minutes are of one day, whatever zones are named', async () => {
    const student = await backend.createUser();
    for (const completion of travel([0, farBehind], [0.1, farAhead])) {
      await recordAt(student, completion);
    }
    const days = await countedDays(student);
    // The day of the zone behind, by which midnight may just have passed.
    expect(days.map((row) => row.day)).toEqual(
      days.map((row) => localDay(row.finished, farBehind)),
    );
  });

  it('nor a second assignment of the day, another month, or an early hour', async () => {
    const student = await backend.createUser();
    await assignDaily(student);
    for (const completion of travel([0, farBehind], [0.1, farAhead], [0.2, 'Etc/GMT-4'])) {
      await recordAt(student, completion);
    }
    const days = await countedDays(student);
    expect(await doneOf(student)).toHaveLength(datesBehind(days).size);
    await expectSettled(student, days);
    const [early] = await backend.sql<{ practices: number }>(
      `select private.metric_value($1, 'early_practices', null) as practices`,
      [student.id],
    );
    expect(early?.practices).toBe(days.filter(({ finished }) => isEarly(finished)).length);
  });

  it('a row that arrives late takes what came with a zone ahead back with it', async () => {
    const student = await backend.createUser();
    await assignDaily(student);
    const [first, second] = travel([0, farBehind], [0.1, farAhead]);
    await recordAt(student, second as SentCompletion);
    await recordAt(student, first as SentCompletion);
    const days = await countedDays(student);
    expect(await doneOf(student)).toHaveLength(datesBehind(days).size);
    await expectSettled(student, days);
  });

  it('a zone counts as many hours later as it is ahead, and not one sooner', async () => {
    const student = await backend.createUser();
    const rows = travel([0, 'UTC'], [4, 'Asia/Tokyo'], [8.9, 'Asia/Tokyo'], [9, 'Asia/Tokyo']);
    for (const completion of rows) await recordAt(student, completion);
    const days = await countedDays(student);
    expect(days.map((row) => row.day)).toEqual(
      days.map((row, index) => localDay(row.finished, index < 3 ? 'UTC' : 'Asia/Tokyo')),
    );
  });

  const hoursAhead = { 'Pacific/Honolulu': -10, 'Etc/GMT+8': -8, 'Etc/GMT-1': 1, 'Asia/Tokyo': 9 };

  it.each([
    ['Pacific/Honolulu', 'Asia/Tokyo', 2, 4],
    ['Pacific/Honolulu', 'Asia/Tokyo', 3, 1],
    ['Asia/Tokyo', 'Pacific/Honolulu', 2, 1],
    // There the day between had fifteen hours.
    ['Etc/GMT+8', 'Etc/GMT-1', 2, 1],
  ] as const)(
    'from %s to %s, %i days later, three evenings become %i',
    async (from, to, later, run) => {
      const student = await backend.createUser();
      const last = dayAfter(localDay(at, to), -1);
      const rows = [
        ...[2, 1, 0].map((back) => [from, dayAfter(last, -later - back)] as const),
        [to, last] as const,
      ];
      for (const [time_zone, date] of rows) {
        const endedAt = Date.parse(`${date}T20:00:00Z`) - hoursAhead[time_zone] * hour;
        for (const completion of [
          practiceOf(surya, { endedAt, time_zone }),
          meditationOf(1, { endedAt: endedAt + 10 * minute, time_zone }),
        ]) {
          expect(await recordAt(student, completion)).toBe(true);
        }
      }
      expect(await standingOf(backend, student)).toMatchObject({
        daily_streak: run,
        current_streak: run,
      });
    },
  );

  it('a lost day that is practiced after all, back home, is a day like any other', async () => {
    const student = await backend.createUser();
    const zones = { home: 'Pacific/Honolulu', away: 'Asia/Tokyo' } as const;
    const last = dayAfter(localDay(at, zones.away), -2);
    for (const [time_zone, back, hours] of [
      [zones.home, 2, 7],
      [zones.away, 0, 7],
      [zones.home, 1, 20],
    ] as const) {
      const endedAt =
        Date.parse(`${dayAfter(last, -back)}T00:00:00Z`) + (hours - hoursAhead[time_zone]) * hour;
      expect(await recordAt(student, practiceOf(surya, { endedAt, time_zone }))).toBe(true);
    }
    expect(await standingOf(backend, student)).toMatchObject({ daily_streak: 3 });
  });

  it('a streak stands over a lost day, also before today is covered', async () => {
    const student = await backend.createUser();
    const [behind, ahead] = ['Etc/GMT+6', 'Etc/GMT-8'];
    const today = localDay(Date.now(), ahead);
    // The first minute of the day before yesterday, where the zone behind is six hours late.
    const endedAt = Date.parse(`${dayAfter(today, -2)}T06:01:00Z`);
    await recordAt(student, practiceOf(surya, { endedAt, time_zone: behind }));
    const streakNow = async () => {
      const [{ data: progress }, { data: home }] = await Promise.all([
        student.client.rpc('progress', { time_zone: ahead }),
        student.client.rpc('home', { time_zone: ahead }),
      ]);
      return [progress.daily_streak, home.profile.daily_streak];
    };
    expect(await streakNow()).toEqual([1, 1]);
    // The first of three practices covers no day, and is the latest in the new zone.
    const answer = await record(
      student,
      practiceOf(pose, { endedAt: Date.now() - minute, time_zone: ahead }),
    );
    expect(answer).toMatchObject({ daily_streak: 1, daily_streak_increased: false });
    expect(await streakNow()).toEqual([1, 1]);
    await backend.sql(
      'update public.profiles set daily_streak_date = daily_streak_date - 1 where id = $1',
      [student.id],
    );
    expect(await streakNow()).toEqual([0, 0]);
  });

  it('in one zone every local date counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(farBehind, farAhead, 'Asia/Kathmandu', 'Europe/Berlin'),
        fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 }),
        async (zone, hours) => {
          const student = await backend.createUser();
          for (const ago of hours) {
            const endedAt = at - ago * 2.5 * hour;
            await recordAt(student, practiceOf(surya, { endedAt, time_zone: zone }));
          }
          const days = await countedDays(student);
          expect(days).toHaveLength(hours.length);
          expect(days.map((row) => row.day)).toEqual(
            days.map((row) => localDay(row.finished, zone)),
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  const zones = [farBehind, 'Etc/GMT+11', 'Etc/GMT+5', 'UTC', 'Asia/Kathmandu', 'Asia/Tokyo'];
  const journey = fc
    .array(
      fc.record({
        zone: fc.constantFrom(...zones, 'Etc/GMT-13', farAhead),
        // From minutes to more than a day.
        gap: fc.oneof(
          fc.integer({ min: 8, max: 90 }),
          fc.integer({ min: 8, max: 30 * 60 }),
          fc.constantFrom(24 * 60, 25 * 60, 26 * 60),
        ),
        isMeditation: fc.boolean(),
      }),
      { minLength: 2, maxLength: 12 },
    )
    .chain((steps) =>
      fc.record({
        steps: fc.constant(steps),
        arrival: fc.shuffledSubarray([...steps.keys()], { minLength: steps.length }),
      }),
    );

  it('any sequence of zones gains at most one day in all, and arrival changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(journey, async ({ steps, arrival }) => {
        let ago = 0;
        const sent = steps.toReversed().flatMap(({ zone, gap, isMeditation }) => {
          const changes = { id: randomUUID(), endedAt: at - ago * minute, time_zone: zone };
          ago += gap;
          if (ago > 6.9 * 24 * 60) return [];
          return [isMeditation ? meditationOf(5, changes) : practiceOf(surya, changes)];
        });
        const inOrder = sent.toReversed();
        const results = [];
        for (const order of [inOrder, arrival.flatMap((index) => inOrder[index] ?? [])]) {
          const student = await backend.createUser();
          await assignDaily(student);
          let best = 0;
          for (const completion of order) {
            expect(await recordAt(student, { ...completion, id: randomUUID() })).toBe(true);
            const { best_streak } = await standingOf(backend, student);
            expect(best_streak).toBeGreaterThanOrEqual(best);
            best = best_streak;
          }
          const { daily_streak, current_streak } = await standingOf(backend, student);
          expect(best).toBeGreaterThanOrEqual(current_streak);
          const days = await countedDays(student);
          await expectSettled(student, days);
          results.push({ daily_streak, current_streak, days });
          const passed = ((days.at(-1)?.finished ?? 0) - (days[0]?.finished ?? 0)) / day;
          expect((await doneOf(student)).length).toBeLessThanOrEqual(Math.floor(passed) + 2 + 1);
        }
        expect(results[1]).toEqual(results[0]);

        const days = results[0]?.days ?? [];
        days.forEach((first, index) => {
          for (let to = index; to < days.length; to += 1) {
            const counted = new Set(days.slice(index, to + 1).map((row) => row.day));
            const passed = ((days[to]?.finished ?? 0) - first.finished) / day;
            // One zone alone touches two days within a minute, and one more with each day that passes.
            expect(counted.size).toBeLessThanOrEqual(Math.floor(passed) + 2 + 1);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('who may say when a practice was', () => {
  it.each(['student', 'admin', 'nobody'])('not %s', async (who) => {
    const user =
      who === 'nobody'
        ? null
        : await backend.createUser({ role: who === 'admin' ? 'admin' : 'user' });
    const { error } = await backend
      .clientFor(user)
      .schema('private' as never)
      .rpc('record_completion_at' as never, {} as never);
    expect(error).not.toBeNull();
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const [row] = await backend.sql<{ may: boolean }>(
        `select has_function_privilege($1,
           'private.record_completion_at(uuid, jsonb, timestamptz)', 'execute') as may`,
        [role],
      );
      expect(row?.may).toBe(false);
    }
  });
});

it('a day of last week that is covered late does not say that the streak has grown', async () => {
  const student = await backend.createUser();
  const today = await record(student, practiceOf(surya));
  expect(today).toMatchObject({ daily_streak: 1, daily_streak_increased: true });
  const late = await record(student, practiceOf(surya, { endedAt: Date.now() - 3 * day }));
  expect(late).toMatchObject({ daily_streak: 1, daily_streak_increased: false });
});

describe('the zone of a profile', () => {
  const zoneOf = async ({ id }: TestUser) =>
    (await backend.sql('select time_zone from public.profiles where id = $1', [id]))[0]?.[
      'time_zone'
    ];

  it.each(['Nowhere/Town', 'Home-14', '+03:00', 'nonsense', 'x'.repeat(65)])(
    'is never %s, so that nobody breaks a list',
    async (zone) => {
      const student = await backend.createUser();
      const { error } = await student.client
        .from('profiles')
        .update({ time_zone: zone })
        .eq('id', student.id);
      expect(error).toMatchObject({ code: 'P0001', message: 'time_zone_invalid' });
      await expect(
        backend.sql('update public.profiles set time_zone = $2 where id = $1', [student.id, zone]),
      ).rejects.toThrow('time_zone_invalid');
      expect(await zoneOf(student)).toBeNull();
    },
  );

  it('is one that the database knows, or none', async () => {
    const student = await backend.createUser();
    for (const zone of ['Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'UTC', null]) {
      const { error } = await student.client
        .from('profiles')
        .update({ time_zone: zone })
        .eq('id', student.id);
      expect(error).toBeNull();
      expect(await zoneOf(student)).toBe(zone);
    }
  });
});
