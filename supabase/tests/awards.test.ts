import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  type CompletionAnswer,
  day,
  minute,
  practiceOf,
  record,
  meditationOf,
  standingOf,
  suryaNamaskar,
} from './support.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

const keysOf = (answer: CompletionAnswer | undefined) => answer?.achievements.map(({ key }) => key);

async function recordAll(student: TestUser, completions: object[]): Promise<CompletionAnswer[]> {
  const answers = [];
  for (const completion of completions) answers.push(await record(student, completion));
  return answers;
}

/** A zone in which the local hour is `wanted` now. */
function zoneAtHour(wanted: number): string {
  const ahead = ((wanted - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

describe('achievements', () => {
  it('Consistent Yogi comes with the seventh day in a row, with 50 points, once', async () => {
    const student = await backend.createUser();
    const surya = await suryaNamaskar(backend);
    const answers = await recordAll(
      student,
      [6, 5, 4, 3, 2, 1, 0].map((days) =>
        practiceOf(surya, { endedAt: Date.now() - days * day - 10 * minute }),
      ),
    );
    expect(answers.map(keysOf)).toEqual([[], [], [], [], [], [], ['consistent-yogi']]);
    expect(answers.at(-1)).toMatchObject({
      daily_streak: 7,
      points_awarded: surya.points,
      points: 7 * surya.points + 50,
      achievements: [{ key: 'consistent-yogi', name: 'Consistent Yogi', points: 50 }],
    });
    expect(await record(student, practiceOf(surya))).toMatchObject({ achievements: [] });
    const standing = await standingOf(backend, student);
    expect(standing.points).toBe(standing.ledger_points);
    expect(standing).toMatchObject({ total_practices: 8, ledger_rows: 9 });
  });

  it('Early Bird comes with the fifth practice that ended before eight', async () => {
    const student = await backend.createUser();
    const pose = await addAsana(backend);
    const yesterday = Math.floor(Date.now() / day) * day - day;
    const at = (hour: number, index: number) =>
      practiceOf(pose, {
        endedAt: yesterday + (hour * 60 + index * 2) * minute,
        time_zone: 'UTC',
      });
    const late = await recordAll(
      student,
      [0, 1, 2, 3, 4].map((index) => at(8, index)),
    );
    expect(late.flatMap(keysOf)).toEqual([]);
    const early = await recordAll(
      student,
      [0, 1, 2, 3, 4].map((index) => at(7, index)),
    );
    expect(early.map(keysOf)).toEqual([[], [], [], [], ['early-bird']]);
  });

  it('Meditation Master comes with 600 minutes of meditation', async () => {
    const student = await backend.createUser();
    const answers = await recordAll(
      student,
      [1, 2, 3, 4, 5].map((index) =>
        meditationOf(120, { endedAt: Date.now() - index * 121 * minute }),
      ),
    );
    expect(answers.map(keysOf)).toEqual([[], [], [], [], ['meditation-master']]);
  });

  it.each([
    ['Flexibility Focus', 'flexibility', 'flexibility-focus'],
    ['Balance Master', 'balance', 'balance-master'],
  ])('%s comes with twenty practices of its target', async (_, target, key) => {
    const student = await backend.createUser();
    const pose = await addAsana(backend, { targetArea: ['strength', target] });
    const zone = zoneAtHour(15);
    const answers = await recordAll(
      student,
      Array.from({ length: 20 }, (__, index) =>
        practiceOf(pose, { endedAt: Date.now() - (index + 1) * 90_000, time_zone: zone }),
      ),
    );
    expect(answers.slice(0, 19).flatMap(keysOf)).toEqual([]);
    expect(keysOf(answers[19])).toEqual([key]);
  });

  it('can raise the level of the practice that earned them', async () => {
    const student = await backend.createUser();
    const surya = await suryaNamaskar(backend);
    await backend.sql('update public.profiles set points = 40 where id = $1', [student.id]);
    await recordAll(
      student,
      [6, 5, 4, 3, 2, 1].map((days) =>
        practiceOf(surya, { endedAt: Date.now() - days * day - minute }),
      ),
    );
    await backend.sql('update public.profiles set points = 40 where id = $1', [student.id]);
    expect(await record(student, practiceOf(surya))).toMatchObject({
      points: 40 + surya.points + 50,
      leveled_up: true,
      level: 2,
    });
  });
});
