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
  type TestAsana,
  zoneAtNoon,
} from '../../../../supabase/tests/support.ts';
import { getHome, savePausedSession } from '../index.ts';
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
  student = await backend.createUser({ username: 'maya', fullName: 'Maya Lind' });
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

const homeOf = (user: TestUser) => getHome(user.client, { timeZone });

describe('home', () => {
  it('of a newcomer has the profile and the two daily practices', async () => {
    const home = await homeOf(student);
    expect(home.profile).toMatchObject({
      id: student.id,
      username: 'maya',
      fullName: 'Maya Lind',
      avatarUrl: null,
      role: 'user',
      level: 1,
      points: 0,
      dailyStreak: 0,
      healthNoticeSeen: false,
      settings: { soundVolume: 80, language: 'english', theme: 'system', textSize: 100 },
    });
    expect(home.mandatory.map(({ asana, doneToday }) => [asana.key, doneToday])).toEqual([
      ['surya-namaskar', false],
      ['pranayama-breathing', false],
    ]);
    const { assigned, openAssignments, paused, morePaused, inCommunity } = home;
    expect({ assigned, openAssignments, paused, morePaused, inCommunity }).toEqual({
      assigned: [],
      openAssignments: 0,
      paused: null,
      morePaused: 0,
      inCommunity: false,
    });
  });

  it('shows each person their own work only, an admin too', async () => {
    await admin.client.from('assigned_asanas').insert([
      {
        user_id: student.id,
        asana_id: pose.id,
        due_date: today,
        notes: 'Slowly.',
        reflection_question: 'How was it?',
      },
      { user_id: student.id, asana_id: pose.id, due_date: dayAfter(today, 3) },
    ]);
    const { assigned, openAssignments } = await homeOf(student);
    expect(openAssignments).toBe(2);
    expect(assigned).toEqual([
      expect.objectContaining({
        asana: expect.objectContaining({ id: pose.id }),
        dueDate: today,
        completed: false,
        notes: 'Slowly.',
        frequency: 'daily',
        reflectionQuestion: 'How was it?',
        replySeen: false,
      }),
    ]);
    for (const user of [other, admin]) {
      expect(await homeOf(user)).toMatchObject({ assigned: [], openAssignments: 0 });
    }
  });

  it('offers the newest paused practice of the student', async () => {
    const older = await addAsana(backend);
    for (const [asanaId, timeRemaining] of [
      [older.id, 30],
      [pose.id, 20],
    ] as const) {
      await savePausedSession(student.client, {
        userId: student.id,
        asanaId,
        timeRemaining,
        setNumber: 2,
        sets: 3,
        setSeconds: 30,
        source: 'home',
        intervals: [{ startedAt: 1_000, endedAt: 41_000 }],
      });
    }
    expect(await homeOf(student)).toMatchObject({
      paused: {
        asana: { id: pose.id },
        timeRemaining: 20,
        setNumber: 2,
        sets: 3,
        setSeconds: 30,
        source: 'home',
        intervals: [{ startedAt: 1_000, endedAt: 41_000 }],
      },
      morePaused: 1,
    });
    expect(await homeOf(other)).toMatchObject({ paused: null, morePaused: 0 });
  });

  it('shows an uploaded picture by its public address', async () => {
    const path = `avatars/${other.id}/1700000000000.jpg`;
    await other.client.from('profiles').update({ avatar_url: path }).eq('id', other.id);
    expect((await homeOf(other)).profile.avatarUrl).toBe(
      `${backend.supabaseUrl}/storage/v1/object/public/${path}`,
    );
  });

  it('knows whether the student belongs to a community', async () => {
    await backend.sql(
      `insert into public.community_members (community_id, user_id)
       select id, $1 from public.communities limit 1`,
      [other.id],
    );
    expect((await homeOf(other)).inCommunity).toBe(true);
    expect((await homeOf(student)).inCommunity).toBe(false);
  });
});

describe('home is refused', () => {
  it('to visitors', async () => {
    const visitor = backend.clientFor(null);
    expect(await failureOf(getHome(visitor, { timeZone }))).toEqual({
      kind: 'unauthorized',
      code: '42501',
    });
  });

  it('for an unknown time zone', async () => {
    expect(await failureOf(getHome(student.client, { timeZone: 'Mars/Olympus' }))).toEqual({
      kind: 'invalid',
      code: 'time_zone_invalid',
    });
  });

  it('to an account whose profile is gone', async () => {
    const ghost = await backend.createUser();
    await backend.sql('delete from public.profiles where id = $1', [ghost.id]);
    expect(await failureOf(homeOf(ghost))).toEqual({ kind: 'notFound', code: 'no_profile' });
  });

  it('to a token that has run out', async () => {
    const token = await backend.sign({
      sub: student.id,
      role: 'authenticated',
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) - 60,
    });
    const answer = await backend.fetch(
      new Request(`${backend.supabaseUrl}/rest/v1/rpc/home`, {
        method: 'POST',
        headers: {
          apikey: backend.anonKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ time_zone: timeZone }),
      }),
    );
    expect(answer.status).toBe(401);
  });
});
