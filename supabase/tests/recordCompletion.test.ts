import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';
import {
  addAsana,
  minute,
  practiceOf,
  record,
  refusalOf,
  meditationOf,
  standingOf,
  type TestAsana,
} from './support.ts';

let backend: TestBackend;
let pose: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

describe('a finished practice', () => {
  it('earns the points of the pose times the sets', async () => {
    const student = await backend.createUser();
    const answer = await record(student, practiceOf(pose, { sets: 3 }));
    expect(answer).toMatchObject({ points_awarded: 36, points: 36, total_practices: 1, level: 1 });
    expect(await standingOf(backend, student)).toMatchObject({ points: 36, ledger_points: 36 });
  });

  it('raises the level at each hundred points and says so', async () => {
    const student = await backend.createUser();
    const rich = await addAsana(backend, { points: 99 });
    const first = await record(student, practiceOf(rich, { endedAt: Date.now() - 10 * minute }));
    expect(first).toMatchObject({ points: 99, level: 1, leveled_up: false });
    const second = await record(student, practiceOf(rich));
    expect(second).toMatchObject({ points: 198, level: 2, leveled_up: true });
  });

  it('is a row that its student reads and nobody else', async () => {
    const [student, stranger] = [await backend.createUser(), await backend.createUser()];
    const { id } = await record(student, practiceOf(pose));
    const rowsFor = async (user: typeof student) =>
      (await user.client.from('practice_ledger').select('id, kind, points').eq('id', id)).data;
    expect(await rowsFor(student)).toEqual([{ id, kind: 'practice', points: 12 }]);
    expect(await rowsFor(stranger)).toEqual([]);
  });

  it('removes the paused session of its pose and leaves those of other poses', async () => {
    const student = await backend.createUser();
    const other = await addAsana(backend);
    const { error } = await student.client.from('paused_sessions').insert([
      { asana_id: pose.id, time_remaining: 30 },
      { asana_id: other.id, time_remaining: 30 },
    ]);
    expect(error).toBeNull();
    await record(student, practiceOf(pose));
    const { data } = await student.client.from('paused_sessions').select('asana_id');
    expect(data).toEqual([{ asana_id: other.id }]);
  });

  it('leaves a paused session of its pose that was saved after it', async () => {
    const student = await backend.createUser();
    await backend.sql(`update auth.users set created_at = '2020-01-01' where id = $1`, [
      student.id,
    ]);
    await student.client.from('paused_sessions').insert({ asana_id: pose.id, time_remaining: 30 });
    await record(student, practiceOf(pose, { endedAt: Date.now() - 10 * minute }));
    const { data } = await student.client.from('paused_sessions').select('asana_id');
    expect(data).toEqual([{ asana_id: pose.id }]);
  });

  it('counts when its pose was archived meanwhile', async () => {
    const student = await backend.createUser();
    const gone = await addAsana(backend);
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [gone.id]);
    expect(await record(student, practiceOf(gone))).toMatchObject({ points: 12 });
  });

  it('accepts the stretches between its pauses', async () => {
    const student = await backend.createUser();
    const end = Date.now() - minute;
    const intervals: [number, number][] = [
      [end - 600_000, end - 570_000],
      [end - 30_000, end],
    ];
    expect(await record(student, practiceOf(pose, { intervals }))).toMatchObject({ points: 12 });
  });
});

describe('a finished meditation', () => {
  it('earns its whole minutes and counts as a practice', async () => {
    const student = await backend.createUser();
    const answer = await record(student, meditationOf(10));
    expect(answer).toMatchObject({
      points_awarded: 10,
      points: 10,
      total_practices: 1,
      current_streak: 1,
      best_streak: 1,
      assignment_id: null,
    });
  });

  it('may overlap a practice: the rule holds per kind', async () => {
    const student = await backend.createUser();
    await record(student, practiceOf(pose));
    expect(await record(student, meditationOf(5))).toMatchObject({ total_practices: 2 });
  });
});

describe('the same completion again', () => {
  it('changes nothing and gets the first answer', async () => {
    const student = await backend.createUser();
    const completion = practiceOf(pose);
    const first = await record(student, completion);
    await record(student, practiceOf(pose, { endedAt: Date.now() - 10 * minute }));
    expect(await record(student, completion)).toEqual(first);
    expect(await standingOf(backend, student)).toMatchObject({ points: 24, ledger_rows: 2 });
  });

  it('is refused to another student without a word about the first', async () => {
    const [student, stranger] = [await backend.createUser(), await backend.createUser()];
    const completion = practiceOf(pose);
    await record(student, completion);
    expect(await refusalOf(stranger, completion)).toBe('400 P0001 completion_invalid');
    expect(await standingOf(backend, stranger)).toMatchObject({ points: 0, ledger_rows: 0 });
  });
});

describe('many at once', () => {
  it('adds twenty completions with twenty ids', async () => {
    const student = await backend.createUser();
    const now = Date.now();
    const completions = Array.from({ length: 20 }, (_, index) =>
      practiceOf(pose, { endedAt: now - (index + 1) * 2 * minute }),
    );
    await Promise.all(completions.map((completion) => record(student, completion)));
    expect(await standingOf(backend, student)).toMatchObject({
      points: 240,
      level: 3,
      total_practices: 20,
      ledger_rows: 20,
    });
  });

  it('adds one completion sent twenty times once', async () => {
    const student = await backend.createUser();
    const completion = practiceOf(pose, { id: randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => record(student, completion)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await standingOf(backend, student)).toMatchObject({ points: 12, ledger_rows: 1 });
  });
});

it('is closed to nobody in particular', async () => {
  const { error, status } = await backend
    .clientFor(null)
    .rpc('record_completion', { completion: practiceOf(pose) });
  expect([status, error?.code]).toEqual([401, '42501']);
});
