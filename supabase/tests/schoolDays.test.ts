import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, type TestAsana } from './support.ts';

let backend: TestBackend;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

/** Poses of some days ago, one minute each, as the completion function writes them. */
const practices = (of: TestUser, pose: TestAsana, daysAgo: number, times: number) =>
  backend.sql(
    `insert into public.practice_ledger (id, user_id, kind, asana_id, duration_seconds, points,
       started_at, finished_at, active, time_zone, local_date)
     select gen_random_uuid(), $1, 'practice', $2, 60, 5, starts, ends,
       tstzmultirange(tstzrange(starts, ends)), 'UTC', current_date - $3::int
     from generate_series(1, $4::int) as n
     cross join lateral (
       select now() - make_interval(days => $3::int) - make_interval(mins => 10 * n) as starts
     ) as began
     cross join lateral (select starts + interval '1 minute' as ends) as ended`,
    [of.id, pose.id, daysAgo, times],
  );

const storedDays = async () => {
  const [days] = await backend.sql<{ count: number }>(
    'select count(*)::int as count from private.school_days',
    [],
  );
  return days?.count;
};

interface Shown {
  active_today: number;
  average_seconds: number;
  most_popular: { name: string };
  days: { date: string; practices: number; meditations: number }[];
}
const shown = async () => {
  const { data, error } = await admin.client.rpc('dashboard', { time_zone: 'UTC', week_start: 1 });
  if (error) throw new Error(error.message);
  const { active_today, average_seconds, most_popular, days } = data as unknown as Shown;
  return { active_today, average_seconds, most_popular, days };
};
/** Checks that the dashboard shows the same from stored days as without any. */
const keptAsCounted = async () => {
  await backend.sql('delete from private.school_days', []);
  const counted = await shown();
  await backend.sql('select private.keep_school_days(28)', []);
  expect(await storedDays()).toBe(28);
  expect(await shown()).toEqual(counted);
  return counted;
};

const named = async ({ id }: TestAsana) => {
  const [pose] = await backend.sql<{ name: string }>(
    'select name from public.asanas where id = $1',
    [id],
  );
  return pose;
};

it('stores days of the school that are over, with the same numbers as a new count', async () => {
  const [often, seldom] = [await addAsana(backend), await addAsana(backend)];
  const [asha, ben] = [await backend.createUser(), await backend.createUser()];
  await practices(asha, often, 5, 40);
  await practices(ben, seldom, 5, 20);
  await practices(ben, seldom, 0, 2);
  const before = await keptAsCounted();
  expect(before).toMatchObject({ active_today: 1, most_popular: await named(often) });
  expect(before.days.map((day) => day.practices)).toEqual([60, 2]);

  // Today is never stored, and a practice that arrives late deletes its day.
  await practices(asha, seldom, 0, 1);
  expect(await storedDays()).toBe(28);
  await practices(asha, seldom, 9, 30);
  expect(await storedDays()).toBe(27);
  const later = await shown();
  expect(later).toMatchObject({ active_today: 2, most_popular: await named(seldom) });
  expect(later.days.map((day) => day.practices)).toEqual([30, 60, 3]);
  expect(await keptAsCounted()).toEqual(later);

  // So does a deleted account.
  await backend.sql('delete from auth.users where id = $1', [asha.id]);
  const left = await shown();
  expect(left.days.map((day) => day.practices)).toEqual([20, 2]);
  expect(await keptAsCounted()).toEqual(left);
});

it('the clock stores four days at a time and deletes those of more than four weeks ago', async () => {
  await backend.sql('delete from private.school_days', []);
  await backend.sql(`insert into private.school_days values (current_date - 40, 1, 0, 60, 1)`, []);
  await backend.tick();
  expect(await storedDays()).toBe(4);
  const [oldest] = await backend.sql<{ ago: number }>(
    'select current_date - min(day) as ago from private.school_days',
    [],
  );
  expect(oldest?.ago).toBeLessThan(7);
});
