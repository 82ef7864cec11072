import { achievementPercent, localDate, progressWeeks } from '@niyama/domain';
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
  suryaNamaskar,
  type TestAsana,
  zoneAtNoon,
} from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import { getProgress } from './getProgress.ts';

let backend: TestBackend;
let pose: TestAsana;
let surya: TestAsana;
const timeZone = zoneAtNoon();
const today = localDate(Date.now(), timeZone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  pose = await addAsana(backend);
  surya = await suryaNamaskar(backend);
});
afterAll(() => backend.close());

const progressOf = (user: TestUser) => getProgress(user.client, { timeZone });
const valuesOf = async (user: TestUser) =>
  Object.fromEntries((await progressOf(user)).achievements.map(({ key, value }) => [key, value]));

describe('the progress of a student', () => {
  it('begins with the five achievements and nothing else', async () => {
    const newcomer = await backend.createUser();
    const { achievements, ...figures } = await progressOf(newcomer);
    expect(figures).toEqual({
      level: 1,
      points: 0,
      dailyStreak: 0,
      totalPractices: 0,
      posesPracticed: 0,
      secondsPracticed: 0,
      today,
      days: [],
    });
    expect(achievements).toEqual(
      [
        ['balance-master', 'Balance Master', 'target_practices', 'balance', 20],
        ['consistent-yogi', 'Consistent Yogi', 'daily_streak', null, 7],
        ['early-bird', 'Early Bird', 'early_practices', null, 5],
        ['flexibility-focus', 'Flexibility Focus', 'target_practices', 'flexibility', 20],
        ['meditation-master', 'Meditation Master', 'meditation_minutes', null, 600],
      ].map(([key, name, metric, targetArea, threshold]) => ({
        key,
        name,
        metric,
        targetArea,
        threshold,
        description: expect.any(String),
        value: 0,
        dateEarned: null,
        points: 50,
      })),
    );
  });

  it('counts poses once, every set and every meditation, and lists each day', async () => {
    const student = await backend.createUser();
    await record(student, practiceOf(surya, { endedAt: Date.now() - 3 * day }));
    await record(student, practiceOf(pose, { endedAt: Date.now() - 40 * minute, sets: 2 }));
    await record(student, practiceOf(pose, { endedAt: Date.now() - 30 * minute }));
    await record(student, meditationOf(12));
    expect(await progressOf(student)).toMatchObject({
      points: surya.points + 36 + 12,
      totalPractices: 4,
      posesPracticed: 2,
      secondsPracticed: surya.duration_seconds + 3 * 60 + 720,
      days: [
        {
          date: dayAfter(today, -3),
          practices: 1,
          meditations: 0,
          seconds: surya.duration_seconds,
          points: surya.points,
          isCovered: true,
        },
        { date: today, practices: 2, meditations: 1, seconds: 900, points: 48, isCovered: false },
      ],
    });
  });

  it('counts toward each achievement what the award counts, archived poses too', async () => {
    const student = await backend.createUser();
    const steady = await addAsana(backend, { targetArea: ['balance', 'flexibility'] });
    for (const minutesAgo of [60, 50, 40]) {
      await record(student, practiceOf(steady, { endedAt: Date.now() - minutesAgo * minute }));
    }
    await record(student, meditationOf(10));
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [steady.id]);
    expect(await valuesOf(student)).toEqual({
      'balance-master': 3,
      'flexibility-focus': 3,
      'consistent-yogi': 1,
      'early-bird': 0,
      'meditation-master': 10,
    });
  });

  it('keeps an earned achievement, its day and its points, when the streak is over', async () => {
    const student = await backend.createUser();
    for (const days of [6, 5, 4, 3, 2, 1, 0]) {
      await record(student, practiceOf(surya, { endedAt: Date.now() - days * day - minute }));
    }
    const earned = await progressOf(student);
    expect(earned).toMatchObject({ dailyStreak: 7, points: 7 * surya.points + 50 });
    expect(earned.days.at(-1)).toMatchObject({ points: surya.points + 50 });
    await backend.sql(
      'update public.profiles set daily_streak_date = daily_streak_date - 2 where id = $1',
      [student.id],
    );
    const after = await progressOf(student);
    expect(after.dailyStreak).toBe(0);
    const consistent = after.achievements.find(({ key }) => key === 'consistent-yogi');
    expect(consistent).toMatchObject({ value: 7, points: 50, dateEarned: expect.any(String) });
    expect(consistent && achievementPercent(consistent)).toBe(100);
  });

  it('shows no streak toward Consistent Yogi once it is over', async () => {
    const student = await backend.createUser();
    for (const days of [5, 4, 3]) {
      await record(student, practiceOf(surya, { endedAt: Date.now() - days * day }));
    }
    expect(await progressOf(student)).toMatchObject({ dailyStreak: 0 });
    expect(await valuesOf(student)).toMatchObject({ 'consistent-yogi': 0 });
  });

  it('lists every day of the weeks that the calendar shows, and none before', async () => {
    const student = await backend.createUser();
    const first = dayAfter(today, 1 - 7 * progressWeeks);
    await backend.sql(
      `insert into public.practice_ledger (id, user_id, kind, source, duration_seconds, points,
         started_at, finished_at, active, time_zone, local_date)
       select gen_random_uuid(), $1, 'timer', 'timer', 60, 1, moment, moment, '{}', 'UTC', on_day
       from unnest($2::date[]) as on_day
       cross join lateral (select on_day + time '12:00' at time zone 'UTC' as moment) as noon`,
      [student.id, [dayAfter(first, -1), first]],
    );
    expect((await progressOf(student)).days.map(({ date }) => date)).toEqual([first]);
  });

  it('is each person’s own, an admin’s too', async () => {
    const student = await backend.createUser();
    const admin = await backend.createUser({ role: 'admin' });
    await record(student, practiceOf(surya));
    expect(await progressOf(student)).toMatchObject({ totalPractices: 1, dailyStreak: 1 });
    for (const user of [admin, await backend.createUser()]) {
      expect(await progressOf(user)).toMatchObject({
        totalPractices: 0,
        posesPracticed: 0,
        secondsPracticed: 0,
        days: [],
      });
    }
  });

  it('of somebody else costs nothing: only the student’s own rows are read', async () => {
    const student = await backend.createUser();
    const crowd = await backend.createUser();
    await backend.sql(
      `insert into public.practice_ledger (id, user_id, kind, source, duration_seconds, points,
         started_at, finished_at, active, time_zone, local_date)
       select gen_random_uuid(), $1, 'timer', 'timer', 60, 1, now(), now(), '{}', 'UTC', $2
       from generate_series(1, 1000)`,
      [crowd.id, today],
    );
    await backend.sql('analyze public.practice_ledger');
    const plan = JSON.stringify(
      await backend.sql(
        `explain select count(distinct asana_id), sum(duration_seconds * sets)
         from public.practice_ledger where user_id = $1`,
        [student.id],
      ),
    );
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('progress is refused', () => {
  it('to visitors', async () => {
    expect(await failureOf(getProgress(backend.clientFor(null), { timeZone }))).toEqual({
      kind: 'unauthorized',
      code: '42501',
    });
  });

  it('for an unknown time zone', async () => {
    const student = await backend.createUser();
    expect(await failureOf(getProgress(student.client, { timeZone: 'Mars/Olympus' }))).toEqual({
      kind: 'invalid',
      code: 'time_zone_invalid',
    });
  });

  it('to an account whose profile is gone', async () => {
    const ghost = await backend.createUser();
    await backend.sql('delete from public.profiles where id = $1', [ghost.id]);
    expect(await failureOf(progressOf(ghost))).toEqual({ kind: 'notFound', code: 'no_profile' });
  });
});
