import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  dayAfter,
  localDay,
  practiceOf,
  record,
  suryaNamaskar,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
});
afterAll(() => backend.close());

interface Home {
  profile: Record<string, unknown>;
  mandatory: { asana: { key: string }; done_today: boolean }[];
  assigned: { id: string; due_date: string; asana: { id: string } | null }[];
  open_assignments: number;
  paused: { time_remaining: number; asana: { id: string } } | null;
  more_paused: number;
  in_community: boolean;
}

async function homeOf(user: TestUser, time_zone = zone): Promise<Home> {
  const { data, error } = await user.client.rpc('home', { time_zone });
  if (error) throw new Error(error.message);
  return data as Home;
}

it('of a newcomer has the two daily practices and nothing else', async () => {
  const home = await homeOf(student);
  expect(home.mandatory.map(({ asana, done_today }) => [asana.key, done_today])).toEqual([
    ['surya-namaskar', false],
    ['pranayama-breathing', false],
  ]);
  expect(home).toMatchObject({
    profile: { id: student.id, points: 0, level: 1, sound_volume: 80, language: 'english' },
    assigned: [],
    open_assignments: 0,
    paused: null,
    more_paused: 0,
    in_community: false,
  });
});

it('ticks off a daily practice on the student’s own day', async () => {
  const someone = await backend.createUser();
  // Never the same calendar day: twenty-five hours lie between the two zones.
  const [here, elsewhere] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  await record(someone, practiceOf(await suryaNamaskar(backend), { time_zone: here }));
  const ticksIn = async (time_zone: string) =>
    (await homeOf(someone, time_zone)).mandatory.map((item) => item.done_today);
  expect(await ticksIn(here)).toEqual([true, false]);
  expect(await ticksIn(elsewhere)).toEqual([false, false]);
});

it('lists three open assignments due by the end of the local day, the earliest first', async () => {
  const someone = await backend.createUser();
  const asana_id = (await addAsana(backend)).id;
  const due = [1, 0, -4, 0, -1].map((days) => dayAfter(today, days));
  await admin.client
    .from('assigned_asanas')
    .insert(due.map((due_date) => ({ user_id: someone.id, asana_id, due_date })));
  const home = await homeOf(someone);
  expect(home.assigned.map(({ due_date }) => due_date)).toEqual([
    dayAfter(today, -4),
    dayAfter(today, -1),
    today,
  ]);
  expect(home.assigned.every(({ asana }) => asana?.id === asana_id)).toBe(true);
  expect(home.open_assignments).toBe(5);
});

it('gives an assignment without its pose when the pose was archived', async () => {
  const someone = await backend.createUser();
  const { id } = await addAsana(backend);
  await admin.client
    .from('assigned_asanas')
    .insert({ user_id: someone.id, asana_id: id, due_date: today });
  await backend.sql('update public.asanas set archived_at = now() where id = $1', [id]);
  expect((await homeOf(someone)).assigned).toMatchObject([{ asana: null }]);
});

it('offers the latest paused practice and counts the others', async () => {
  const someone = await backend.createUser();
  for (const [index, time_remaining] of [10, 20, 30].entries()) {
    const { id } = await addAsana(backend);
    await someone.client.from('paused_sessions').insert({
      asana_id: id,
      time_remaining,
      paused_at: new Date(Date.now() - index * 60_000).toISOString(),
    });
  }
  expect(await homeOf(someone)).toMatchObject({ paused: { time_remaining: 10 }, more_paused: 2 });
});

it('knows whether the student belongs to a community', async () => {
  const someone = await backend.createUser();
  const { data } = await someone.client.from('communities').select('id').limit(1).single();
  await someone.client.from('community_members').insert({ community_id: data?.id });
  expect(await homeOf(someone)).toMatchObject({ in_community: true });
});

it('of an admin holds nothing of the students', async () => {
  const asana_id = (await addAsana(backend)).id;
  await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, asana_id, due_date: today });
  expect(await homeOf(admin)).toMatchObject({ assigned: [], open_assignments: 0 });
});

it('refuses an unknown time zone', async () => {
  const { error } = await student.client.rpc('home', { time_zone: 'Nowhere/Land' });
  expect([error?.code, error?.message]).toEqual(['P0001', 'time_zone_invalid']);
});

it('is closed to visitors', async () => {
  const { status } = await backend.clientFor(null).rpc('home', { time_zone: zone });
  expect(status).toBe(401);
});

it('keeps the zone of a student whose zone is not known yet', async () => {
  const newcomer = await backend.createUser();
  await homeOf(newcomer, 'Asia/Tokyo');
  await homeOf(newcomer, 'Europe/Berlin');
  expect(
    await backend.sql('select time_zone from public.profiles where id = $1', [newcomer.id]),
  ).toEqual([{ time_zone: 'Asia/Tokyo' }]);
});
