import { randomUUID } from 'node:crypto';
import { type Completion, practiceSources } from '@niyama/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import {
  deletePausedSession,
  getHome,
  getPractice,
  type PausedSessionDraft,
  recordCompletion,
  savePausedSession,
} from '../index.ts';
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
  student = await backend.createUser();
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
});
beforeEach(async () => {
  pose = await addAsana(backend, { points: 12, durationSeconds: 60 });
});
afterAll(() => backend.close());

const practiceFor = ({ client, id: userId }: TestUser, asanaId = pose.id) =>
  getPractice(client, { asanaId, userId, timeZone });

const assign = async (
  user: TestUser,
  question: string | null,
  dueDate = today,
  notes: string | null = null,
) => {
  const { error } = await admin.client.from('assigned_asanas').insert({
    user_id: user.id,
    asana_id: pose.id,
    due_date: dueDate,
    notes,
    reflection_question: question,
  });
  expect(error).toBeNull();
};

const draftOf = (user: TestUser, changes: Partial<PausedSessionDraft> = {}) => ({
  userId: user.id,
  asanaId: pose.id,
  timeRemaining: 40,
  setNumber: 1,
  sets: 2,
  setSeconds: null,
  source: 'library' as const,
  intervals: [{ startedAt: 1_000, endedAt: 21_000 }],
  ...changes,
});

const minute = 60_000;
let nextEnd = Date.now() - 5 * 24 * 60 * minute;
/** A practice of one set that ran without a pause, each later than the one before. */
function completionOf(changes: Partial<Completion> = {}): Completion {
  nextEnd += 5 * minute;
  return {
    id: randomUUID(),
    kind: 'practice',
    asanaId: pose.id,
    sets: 1,
    source: 'home',
    durationSeconds: 60,
    intervals: [{ startedAt: nextEnd - minute, endedAt: nextEnd }],
    timeZone,
    reflectionAnswer: null,
    runId: null,
    inPieces: false,
    ...changes,
  };
}

/** A practice that ended some minutes ago. */
function completionToday(minutesAgo: number, changes: Partial<Completion> = {}): Completion {
  const endedAt = Date.now() - minutesAgo * minute;
  return completionOf({ intervals: [{ startedAt: endedAt - minute, endedAt }], ...changes });
}

describe('a pose about to be practiced', () => {
  it('comes alone when nothing waits for it', async () => {
    expect(await practiceFor(student)).toMatchObject({
      asana: { id: pose.id, durationSeconds: 60, points: 12 },
      paused: null,
      reflectionQuestion: null,
      instructorNote: null,
    });
  });

  it.each([randomUUID(), 'not-an-id', ''])('is null when there is none (%s)', async (id) => {
    expect(await practiceFor(student, id)).toBeNull();
  });

  it('asks what the earliest open assignment asks', async () => {
    await assign(student, 'Later?', dayAfter(today, 2));
    await assign(student, 'First?', dayAfter(today, -1));
    expect((await practiceFor(student))?.reflectionQuestion).toBe('First?');
  });

  it('brings the note of that assignment, and of no other', async () => {
    const user = await backend.createUser();
    await assign(user, null, dayAfter(today, 2), 'Later.');
    await assign(user, null, today, ' Slowly.\nRest. ');
    expect((await practiceFor(user))?.instructorNote).toBe('Slowly.\nRest.');
    await recordCompletion(user.client, completionToday(3));
    expect((await practiceFor(user))?.instructorNote).toBe('Later.');
    expect((await practiceFor(other))?.instructorNote).toBeNull();
  });

  it('never asks an admin what an admin asked a student', async () => {
    await assign(student, 'How did your knees feel?');
    expect((await practiceFor(student))?.reflectionQuestion).toBe('How did your knees feel?');
    expect((await practiceFor(admin))?.reflectionQuestion).toBe(null);
    expect((await practiceFor(other))?.reflectionQuestion).toBe(null);
    await assign(admin, 'And yours?');
    expect((await practiceFor(admin))?.reflectionQuestion).toBe('And yours?');
  });

  it.each(['assignment', 'library'] as const)(
    'asks from the %s only what is then stored',
    async (source) => {
      const user = await backend.createUser();
      await assign(user, 'Today?');
      const sent: (string | null)[] = [];
      for (const minutesAgo of [9, 6, 3]) {
        const question = (await practiceFor(user))?.reflectionQuestion ?? null;
        const reflectionAnswer = question && `Answer ${minutesAgo}`;
        await recordCompletion(
          user.client,
          completionToday(minutesAgo, { source, reflectionAnswer }),
        );
        sent.push(reflectionAnswer);
      }
      const { data } = await admin.client
        .from('assigned_asanas')
        .select('reflection_answer')
        .eq('user_id', user.id)
        .eq('origin', 'instructor')
        .eq('completed', true)
        .order('completed_date');
      const stored = data?.map((row) => row.reflection_answer);
      expect(stored).toEqual(sent.filter((answer) => answer !== null));
      expect(stored).toHaveLength(1);
    },
  );

  it('asks what another assignment asks when one was done today', async () => {
    const user = await backend.createUser();
    await assign(user, 'Morning?');
    await recordCompletion(user.client, completionToday(6));
    await assign(user, 'Evening?', dayAfter(today, 3));
    expect((await practiceFor(user))?.reflectionQuestion).toBe('Evening?');
    await recordCompletion(user.client, completionToday(3));
    expect((await practiceFor(user))?.reflectionQuestion).toBeNull();
  });

  it('is refused to visitors', async () => {
    const visitor = backend.clientFor(null);
    const question = getPractice(visitor, { asanaId: pose.id, userId: student.id, timeZone });
    expect((await failureOf(question))?.kind).toBe('unauthorized');
  });
});

describe('a practice begun', () => {
  it.each(practiceSources)('from %s is paused and counted with it', async (source) => {
    const user = await backend.createUser();
    await savePausedSession(user.client, draftOf(user, { source }));
    expect((await practiceFor(user))?.paused?.source).toBe(source);
    const completion = completionOf({ source });
    await recordCompletion(user.client, completion);
    const { data } = await user.client.from('practice_ledger').select('id, source');
    expect(data).toEqual([{ id: completion.id, source }]);
  });
});

describe('a paused practice', () => {
  it('is one per pose: the second replaces the first', async () => {
    await savePausedSession(student.client, draftOf(student));
    const last = draftOf(student, {
      timeRemaining: 5,
      setNumber: 2,
      intervals: [
        { startedAt: 1_000, endedAt: 61_000 },
        { startedAt: 70_000, endedAt: 125_000 },
      ],
    });
    await savePausedSession(student.client, last);
    const { timeRemaining, setNumber, sets, source, intervals } = last;
    expect((await practiceFor(student))?.paused).toMatchObject({
      timeRemaining,
      setNumber,
      sets,
      source,
      intervals,
    });
    const { data } = await student.client
      .from('paused_sessions')
      .select('id')
      .eq('asana_id', pose.id);
    expect(data).toHaveLength(1);
  });

  it('keeps the length of its sets where that is not the pose’s own', async () => {
    const draft = draftOf(student, { setSeconds: 30, timeRemaining: 20 });
    await savePausedSession(student.client, draft);
    expect((await practiceFor(student))?.paused).toMatchObject({
      setSeconds: 30,
      timeRemaining: 20,
    });
    await savePausedSession(student.client, draftOf(student));
    expect((await practiceFor(student))?.paused?.setSeconds).toBeNull();
  });

  it('is seen, replaced and removed by its student only', async () => {
    await savePausedSession(student.client, draftOf(student));
    for (const user of [other, admin]) {
      expect((await practiceFor(user))?.paused).toBeNull();
      expect(await failureOf(savePausedSession(user.client, draftOf(student)))).toEqual({
        kind: 'forbidden',
        code: '42501',
      });
      await deletePausedSession(user.client, { userId: student.id, asanaId: pose.id });
    }
    const visitor = backend.clientFor(null);
    expect((await failureOf(savePausedSession(visitor, draftOf(student))))?.kind).toBe(
      'unauthorized',
    );
    expect((await practiceFor(student))?.paused?.timeRemaining).toBe(40);
  });

  it('is forgotten on request, and asking twice is no failure', async () => {
    await savePausedSession(student.client, draftOf(student));
    const which = { userId: student.id, asanaId: pose.id };
    await deletePausedSession(student.client, which);
    await deletePausedSession(student.client, which);
    expect((await practiceFor(student))?.paused).toBeNull();
  });

  it.each<[string, Partial<PausedSessionDraft>]>([
    ['more sets done than chosen', { setNumber: 3, sets: 2 }],
    ['eleven sets', { sets: 11 }],
    ['a negative rest', { timeRemaining: -1 }],
    ['sets of no length', { setSeconds: 0, timeRemaining: 0 }],
    ['sets of more than two hours', { setSeconds: 7201 }],
  ])('with %s is refused', async (_what, changes) => {
    expect(await failureOf(savePausedSession(student.client, draftOf(student, changes)))).toEqual({
      kind: 'invalid',
      code: '23514',
    });
  });
});

describe('a finished practice', () => {
  it('earns its points once, however often it is sent', async () => {
    const user = await backend.createUser();
    const completion = completionOf({
      sets: 2,
      intervals: [{ startedAt: nextEnd, endedAt: nextEnd + 2 * minute }],
    });
    const first = await recordCompletion(user.client, completion);
    expect(first).toMatchObject({
      id: completion.id,
      pointsAwarded: 24,
      points: 24,
      level: 1,
      leveledUp: false,
      totalPractices: 1,
      assignmentId: null,
      achievements: [],
    });
    expect(await recordCompletion(user.client, completion)).toEqual(first);
    const { profile } = await getHome(user.client, { timeZone });
    expect(profile).toMatchObject({ points: 24, level: 1, totalPractices: 1 });
  });

  it('completes the assignment and brings the answer to its question', async () => {
    await assign(other, 'How was it?');
    const { assignmentId } = await recordCompletion(
      other.client,
      completionOf({ source: 'assignment', reflectionAnswer: 'Steady.' }),
    );
    const { data } = await admin.client
      .from('assigned_asanas')
      .select('user_id, completed, reflection_answer')
      .eq('id', assignmentId)
      .single();
    expect(data).toEqual({ user_id: other.id, completed: true, reflection_answer: 'Steady.' });
  });

  it('ends the paused practice of the same pose', async () => {
    await savePausedSession(other.client, draftOf(other));
    const endedAt = Date.now();
    const intervals = [{ startedAt: endedAt - minute, endedAt }];
    await recordCompletion(other.client, completionOf({ intervals }));
    expect((await practiceFor(other))?.paused).toBeNull();
  });

  const now = Date.now();
  it.each<[string, (done: Completion) => Completion]>([
    ['completion_overlaps', (done) => ({ ...done, id: randomUUID() })],
    ['completion_too_short', (done) => ({ ...done, id: randomUUID(), sets: 2 })],
    [
      'completion_in_future',
      () => completionOf({ intervals: [{ startedAt: now, endedAt: now + 30 * minute }] }),
    ],
    [
      'completion_stale',
      () => completionOf({ intervals: [{ startedAt: 0, endedAt: 10 * minute }] }),
    ],
    ['completion_invalid', () => completionOf({ intervals: [] })],
    ['completion_invalid', () => completionOf({ timeZone: 'Mars/Olympus' })],
    ['completion_invalid', () => completionOf({ sets: 11 })],
    ['asana_not_found', () => completionOf({ asanaId: randomUUID() })],
  ])('is refused with %s', async (code, change) => {
    const done = completionOf();
    await recordCompletion(student.client, done);
    expect(await failureOf(recordCompletion(student.client, change(done)))).toEqual({
      kind: 'invalid',
      code,
    });
  });

  it('counts for its sender, and never without a login', async () => {
    const before = await getHome(student.client, { timeZone });
    await recordCompletion(other.client, completionOf());
    expect(await getHome(student.client, { timeZone })).toMatchObject({
      profile: { points: before.profile.points },
    });
    const visitor = backend.clientFor(null);
    expect(await failureOf(recordCompletion(visitor, completionOf()))).toEqual({
      kind: 'unauthorized',
      code: '42501',
    });
  });
});
