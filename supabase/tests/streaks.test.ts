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
  meditationOf,
  standingOf,
  suryaNamaskar,
  type TestAsana,
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

const daysAgo = (days: number) => Date.now() - days * day - minute;

describe('a day is covered', () => {
  it('by three completions, once', async () => {
    const student = await backend.createUser();
    const answers = [];
    for (const minutesAgo of [20, 15, 10, 5]) {
      const endedAt = Date.now() - minutesAgo * minute;
      answers.push(await record(student, practiceOf(pose, { endedAt })));
    }
    expect(answers.map((answer) => answer.daily_streak)).toEqual([0, 0, 1, 1]);
    expect(answers.map((answer) => answer.daily_streak_increased)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('by Surya Namaskar alone, known by its key and not by its name', async () => {
    const student = await backend.createUser();
    await backend.sql('update public.asanas set name = $1 where id = $2', ['Sun', surya.id]);
    const answer = await record(student, practiceOf(surya));
    await backend.sql('update public.asanas set name = $1 where id = $2', [
      'Surya Namaskar',
      surya.id,
    ]);
    expect(answer).toMatchObject({ daily_streak: 1, daily_streak_increased: true });
  });

  it('by no number of meditations', async () => {
    const student = await backend.createUser();
    for (const minutesAgo of [30, 20, 10]) {
      await record(student, meditationOf(5, { endedAt: Date.now() - minutesAgo * minute }));
    }
    expect(await standingOf(backend, student)).toMatchObject({ daily_streak: 0 });
  });

  it('by meditations and two practices neither', async () => {
    const student = await backend.createUser();
    await record(student, practiceOf(pose, { endedAt: Date.now() - 20 * minute }));
    await record(student, practiceOf(pose, { endedAt: Date.now() - 10 * minute }));
    expect(await record(student, meditationOf(5))).toMatchObject({ daily_streak: 0 });
  });
});

describe('the daily streak', () => {
  it('grows by one with each covered day and starts again at one after a gap', async () => {
    const student = await backend.createUser();
    const streaks = [];
    for (const days of [6, 5, 4, 2, 1, 0]) {
      const { daily_streak } = await record(student, practiceOf(surya, { endedAt: daysAgo(days) }));
      streaks.push(daily_streak);
    }
    // Until the streak reaches yesterday there is none to show, hence the zeros.
    expect(streaks).toEqual([0, 0, 0, 0, 2, 3]);
  });

  it('is the same in whatever order the days arrive', async () => {
    const student = await backend.createUser();
    for (const days of [0, 3, 1, 2]) {
      await record(student, practiceOf(surya, { endedAt: daysAgo(days) }));
    }
    expect(await standingOf(backend, student)).toMatchObject({ daily_streak: 4 });
  });

  it('is shown as 0 by home when its last day is before yesterday, and home writes nothing', async () => {
    const student = await backend.createUser();
    const completion = practiceOf(surya, { endedAt: daysAgo(2) });
    await record(student, completion);
    const { data } = await student.client.rpc('home', { time_zone: completion.time_zone });
    expect(data).toMatchObject({ profile: { daily_streak: 0 } });
    expect(await standingOf(backend, student)).toMatchObject({ daily_streak: 1 });
  });
});

describe('meditations in a row', () => {
  it('grow with each meditation, start again after a day without one, and keep the best', async () => {
    const student = await backend.createUser();
    const ends = [daysAgo(5), daysAgo(4) - 20 * minute, daysAgo(4), daysAgo(1)];
    for (const endedAt of ends) await record(student, meditationOf(5, { endedAt }));
    expect(await record(student, meditationOf(5))).toMatchObject({
      current_streak: 2,
      best_streak: 3,
    });
  });

  it('take nothing from a best that was reckoned otherwise before', async () => {
    const student = await backend.createUser();
    await backend.sql('update public.profiles set best_streak = 30 where id = $1', [student.id]);
    expect(await record(student, meditationOf(5))).toMatchObject({
      current_streak: 1,
      best_streak: 30,
    });
  });
});

/** Writes covered days past the clock of the server, and lets it count them. */
async function cover(student: TestUser, days: string[]): Promise<void> {
  await backend.sql('delete from public.practice_ledger where user_id = $1', [student.id]);
  await backend.sql(
    `insert into public.practice_ledger (id, user_id, kind, asana_id, duration_seconds, points,
       started_at, finished_at, active, time_zone, local_date)
     select gen_random_uuid(), $1, 'practice', $2, 60, 1, moment, moment + interval '1 minute',
       tstzmultirange(tstzrange(moment, moment + interval '1 minute')), 'UTC', day
     from unnest($3::date[]) as day
     cross join lateral (select day + time '12:00' at time zone 'UTC' as moment) as noon`,
    [student.id, surya.id, days],
  );
  await backend.sql('select private.refresh_streaks($1)', [student.id]);
}

describe('whatever days were covered', () => {
  it('the streak is the run without a gap that ends on the last of them', async () => {
    const student = await backend.createUser();
    await fc.assert(
      fc.asyncProperty(
        // Around the end of February of a leap year and the end of a year.
        fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { maxLength: 20 }),
        fc.constantFrom('2024-02-20', '2026-12-20'),
        async (offsets, start) => {
          await cover(
            student,
            offsets.map((offset) => dayAfter(start, offset)),
          );
          const covered = new Set(offsets);
          let run = 0;
          for (let last = Math.max(...offsets, -1); covered.has(last - run); run += 1);
          expect(await standingOf(backend, student)).toMatchObject({ daily_streak: run });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a day is the day of the student', () => {
  it('one moment is today in Tokyo and yesterday in Los Angeles', async () => {
    const rows = await backend.sql<{ tokyo: string; angeles: string }>(
      `select private.local_day($1, 'Asia/Tokyo')::text as tokyo,
         private.local_day($1, 'America/Los_Angeles')::text as angeles`,
      ['2026-11-20T03:00:00Z'],
    );
    expect(rows).toEqual([{ tokyo: '2026-11-20', angeles: '2026-11-19' }]);
  });

  it('is reckoned like everywhere else, also when the clocks change', async () => {
    const zones = [
      'Europe/Berlin',
      'America/Los_Angeles',
      'America/New_York',
      'Asia/Tokyo',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'UTC',
    ];
    // The days around the changes of 2026 are where mistakes live.
    const changes = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-03-08T10:00:00Z'];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2027, 0, 1) }),
          fc
            .tuple(fc.constantFrom(...changes), fc.integer({ min: -24 * 60, max: 24 * 60 }))
            .map(([change, minutes]) => Date.parse(change) + minutes * minute),
        ),
        fc.constantFrom(...zones),
        async (moment, zone) => {
          const [row] = await backend.sql<{ day: string }>(
            'select private.local_day($1, $2)::text as day',
            [new Date(moment).toISOString(), zone],
          );
          expect(row?.day).toBe(localDay(moment, zone));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('decides on which day a practice counts', async () => {
    const endedAt = Date.now() - minute;
    for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const student = await backend.createUser();
      await record(student, practiceOf(pose, { endedAt, time_zone }));
      const { data } = await student.client.from('practice_ledger').select('time_zone, local_date');
      expect(data).toEqual([{ time_zone, local_date: localDay(endedAt, time_zone) }]);
    }
  });

  it('is that of its end for a meditation over midnight', async () => {
    const student = await backend.createUser();
    const time_zone = 'Asia/Kolkata';
    // Half past six in the evening of Greenwich, where the day does not change meanwhile.
    const midnight = Math.floor(Date.now() / day - 1) * day - 5.5 * hour;
    await record(student, meditationOf(30, { endedAt: midnight + 10 * minute, time_zone }));
    const { data } = await student.client.from('practice_ledger').select('kind, local_date');
    expect(data).toEqual([{ kind: 'timer', local_date: localDay(midnight, time_zone) }]);
    expect(localDay(midnight - minute, time_zone)).toBe(
      dayAfter(localDay(midnight, time_zone), -1),
    );
  });
});

describe('time zones', () => {
  it.each(['Europe/Berlin', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'Etc/GMT-14', 'UTC'])(
    '%s is one',
    async (zone) => {
      expect(await backend.sql('select private.is_time_zone($1) as is', [zone])).toEqual([
        { is: true },
      ]);
    },
  );

  it('are all that a device may name, the old ones of one word as well', async () => {
    const old =
      'CET EET MET WET GB GB-Eire NZ NZ-CHAT Japan PRC ROK W-SU GMT0 GMT+0 Etc/GMT0 Zulu'.split(
        ' ',
      );
    const zones = [...Intl.supportedValuesOf('timeZone'), ...old];
    expect(
      await backend.sql(
        'select zone from unnest($1::text[]) as zone where not private.is_time_zone(zone)',
        [zones],
      ),
    ).toEqual([]);
  });

  it.each(['', 'Nowhere/Land', 'Home-14', 'Etc/GMT+99', '+02:00', "'; drop table x", null])(
    '%j is none',
    async (zone) => {
      expect(await backend.sql('select private.is_time_zone($1) as is', [zone])).toEqual([
        { is: false },
      ]);
    },
  );
});
