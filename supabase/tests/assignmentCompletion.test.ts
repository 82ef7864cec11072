import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  day,
  dayAfter,
  kindsOfWork,
  localDay,
  minute,
  practiceOf,
  record,
  standingOf,
  type TestAsana,
  type TestWork,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let pose: TestAsana;
let work: TestWork;
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

/** Gives work as the admin app does. */
async function assign(student: TestUser, changes: object = {}): Promise<string> {
  const { data, error } = await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, ...work.columns, due_date: today, ...changes })
    .select('id')
    .single();
  if (error) throw new Error(error.message);
  return String(data.id);
}

const rowsOf = async (student: TestUser) => {
  const { data } = await student.client
    .from('assigned_asanas')
    .select('id, origin, completed, due_date, frequency, notes, reflection_answer, series_id')
    .order('completed', { ascending: false })
    .order('due_date')
    .order('created_at');
  return data ?? [];
};

describe.each(kindsOfWork)('a practice of $kind that was asked for', ({ addWork }) => {
  beforeEach(async () => {
    work = await addWork(backend);
  });

  it('completes the assignment with the answer to its question and makes the next one', async () => {
    const student = await backend.createUser();
    const id = await assign(student, { notes: 'Slowly.', reflection_question: 'How was it?' });
    const answer = await work.practice(student, {
      reflection_answer: '  Calm.  ',
      time_zone: zone,
    });
    expect(answer.assignment_id).toBe(id);
    const rows = (await rowsOf(student)).filter(({ origin }) => origin === 'instructor');
    expect(rows).toMatchObject([
      { id, completed: true, due_date: today, reflection_answer: 'Calm.', origin: 'instructor' },
      { completed: false, due_date: dayAfter(today, 1), notes: 'Slowly.', reflection_answer: null },
    ]);
    expect(rows[0]?.series_id).toBe(rows[1]?.series_id);
  });

  it('completes the one that is due first', async () => {
    const student = await backend.createUser();
    await assign(student, { due_date: dayAfter(today, 2) });
    const first = await assign(student, { due_date: dayAfter(today, -3) });
    const answer = await work.practice(student, { time_zone: zone });
    expect(answer.assignment_id).toBe(first);
  });

  it('takes the lower id of two that are due on one day', async () => {
    const student = await backend.createUser();
    const ids = [await assign(student), await assign(student), await assign(student)].sort();
    const answer = await work.practice(student, { time_zone: zone });
    expect(answer.assignment_id).toBe(ids[0]);
  });

  it('leaves the work of other poses and other students alone', async () => {
    const [student, other] = [await backend.createUser(), await backend.createUser()];
    await assign(other);
    await assign(student, (await addWork(backend)).columns);
    const answer = await work.practice(student, { time_zone: zone });
    expect(answer.assignment_id).toBeNull();
    expect(await rowsOf(other)).toMatchObject([{ completed: false }]);
  });

  it.each(['library', 'assignment'])(
    'does not use up tomorrow when it is done again on the same day from the %s',
    async (source) => {
      const student = await backend.createUser();
      await assign(student);
      await work.practice(student, { endedAt: Date.now() - 5 * minute, source, time_zone: zone });
      const again = await work.practice(student, { source, time_zone: zone });
      expect(again.assignment_id).toBeNull();
      expect(await standingOf(backend, student)).toMatchObject({ points: 2 * pose.points });
      const open = (await rowsOf(student)).filter((row) => !row.completed);
      expect(open).toMatchObject([{ due_date: dayAfter(today, 1) }]);
    },
  );

  it('that arrives days later is followed by the day after it was done', async () => {
    const student = await backend.createUser();
    await assign(student, { due_date: dayAfter(today, -3) });
    const endedAt = Date.now() - 3 * day - minute;
    await work.practice(student, { endedAt, time_zone: zone });
    const open = (await rowsOf(student)).filter((row) => !row.completed);
    expect(open).toMatchObject([{ due_date: dayAfter(today, -2) }]);
  });
});

describe('a practice that nobody asked for', () => {
  it('leaves exactly one completed row, with the number of sets', async () => {
    const student = await backend.createUser();
    await record(student, practiceOf(pose, { sets: 4, time_zone: zone }));
    expect(await rowsOf(student)).toMatchObject([
      {
        origin: 'practice',
        completed: true,
        frequency: 'daily',
        due_date: today,
        notes: 'Self-practice - 4 sets completed',
        series_id: null,
      },
    ]);
  });
});
