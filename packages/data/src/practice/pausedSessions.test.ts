import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana, type TestAsana } from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import { deletePausedSession, listPausedSessions, savePausedSession } from './pausedSessions.ts';

let backend: TestBackend;
let student: TestUser;
let poses: TestAsana[];
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  poses = [await addAsana(backend), await addAsana(backend)];
  for (const [index, { id }] of poses.entries()) {
    await savePausedSession(student.client, {
      userId: student.id,
      asanaId: id,
      timeRemaining: 20 + index,
      setNumber: 1,
      sets: 2,
      setSeconds: 30,
      source: 'assignment',
      intervals: [{ startedAt: 1_000, endedAt: 31_000 }],
    });
  }
});
afterAll(() => backend.close());

const idsOf = async (user: TestUser, userId = user.id) =>
  (await listPausedSessions(user.client, userId)).map(({ asana }) => asana.id);

describe('the list of paused practices', () => {
  it('has all of the student, the latest first, each as it was left', async () => {
    const [latest, first] = await listPausedSessions(student.client, student.id);
    expect(latest).toMatchObject({
      asana: { id: poses[1]?.id },
      timeRemaining: 21,
      setNumber: 1,
      sets: 2,
      setSeconds: 30,
      source: 'assignment',
      intervals: [{ startedAt: 1_000, endedAt: 31_000 }],
    });
    expect(first?.asana.id).toBe(poses[0]?.id);
  });

  it('takes one back as it was, in its old place', async () => {
    const [, first] = await listPausedSessions(student.client, student.id);
    if (!first) throw new Error('Nothing is paused');
    const { asana, ...session } = first;
    const which = { userId: student.id, asanaId: asana.id };
    await deletePausedSession(student.client, which);
    expect(await idsOf(student)).toEqual([poses[1]?.id]);
    await savePausedSession(student.client, { ...session, ...which });
    expect((await listPausedSessions(student.client, student.id))[1]).toEqual({
      ...first,
      id: expect.any(String),
    });
  });

  it('is its student’s own: others and administrators see nothing in it, and visitors may not ask', async () => {
    for (const user of [await backend.createUser(), await backend.createUser({ role: 'admin' })]) {
      expect(await idsOf(user, student.id)).toEqual([]);
      expect(await idsOf(user)).toEqual([]);
    }
    const visitor = backend.clientFor(null);
    expect((await failureOf(listPausedSessions(visitor, student.id)))?.kind).toBe('unauthorized');
  });
});
