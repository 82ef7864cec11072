import { randomUUID } from 'node:crypto';
import type { Completion, FinishedRun } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana, type TestAsana, zoneAtNoon } from '../../../../supabase/tests/support.ts';
import { recordCompletion, recordRun } from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let pose: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  pose = await addAsana(backend, { durationSeconds: 60, points: 12 });
});
afterAll(() => backend.close());

const minute = 60_000;
const timeZone = zoneAtNoon();

/** A run of one pose that ended `minutesAgo`, and its completion. */
function runOf(minutesAgo: number): { run: FinishedRun; completion: Completion } {
  const endedAt = Date.now() - minutesAgo * minute;
  const intervals = [
    { startedAt: endedAt - 3 * minute, endedAt: endedAt - 2.5 * minute },
    { startedAt: endedAt - 0.5 * minute, endedAt },
  ];
  const run = {
    id: randomUUID(),
    name: 'Hips on Monday',
    intervals,
    stepsDone: 2,
    steps: 3,
    classVersionId: null,
    reflectionAnswer: null,
    timeZone,
  };
  const completion = {
    id: randomUUID(),
    kind: 'practice' as const,
    asanaId: pose.id,
    sets: 1,
    source: 'class' as const,
    durationSeconds: 60,
    intervals,
    timeZone,
    reflectionAnswer: null,
    runId: run.id,
    inPieces: true,
  };
  return { run, completion };
}

const runsOf = async (user: TestUser) =>
  (await user.client.from('class_runs').select('id, name, seconds, steps_done, steps')).data;

describe('a finished run', () => {
  it('is recorded once, however often it is sent, and its completion knows it', async () => {
    const user = await backend.createUser();
    const { run, completion } = runOf(1);
    await recordCompletion(user.client, completion);
    await recordRun(user.client, run);
    await recordRun(user.client, run);
    expect(await runsOf(user)).toEqual([
      { id: run.id, name: 'Hips on Monday', seconds: 60, steps_done: 2, steps: 3 },
    ]);
    const { data } = await user.client.from('practice_ledger').select('run_id, whole, points');
    expect(data).toEqual([{ run_id: run.id, whole: false, points: 12 }]);
  });

  it('has no name where it is a practice list', async () => {
    const user = await backend.createUser();
    const { run, completion } = runOf(1);
    await recordCompletion(user.client, completion);
    await recordRun(user.client, { ...run, name: null });
    expect(await runsOf(user)).toMatchObject([{ id: run.id, name: null }]);
  });

  it.each<[string, (run: FinishedRun) => FinishedRun]>([
    ['run_without_practice', (run) => ({ ...run, id: randomUUID() })],
    ['run_invalid', (run) => ({ ...run, stepsDone: 4 })],
    ['run_stale', (run) => ({ ...run, intervals: [{ startedAt: 0, endedAt: minute }] })],
    [
      'run_in_future',
      (run) => ({
        ...run,
        intervals: [{ startedAt: Date.now(), endedAt: Date.now() + 5 * minute }],
      }),
    ],
  ])('is refused with the reason %s', async (code, change) => {
    const user = await backend.createUser();
    const { run, completion } = runOf(1);
    await recordCompletion(user.client, completion);
    expect(await failureOf(recordRun(user.client, change(run)))).toEqual({ kind: 'invalid', code });
  });

  it('shares no minute with another run', async () => {
    const user = await backend.createUser();
    const [first, second] = [runOf(10), runOf(1)];
    for (const { completion } of [first, second]) await recordCompletion(user.client, completion);
    await recordRun(user.client, first.run);
    const intervals = [...first.run.intervals, ...second.run.intervals];
    expect(await failureOf(recordRun(user.client, { ...second.run, intervals }))).toEqual({
      kind: 'invalid',
      code: 'run_overlaps',
    });
  });

  it('counts for its sender, and never without a login', async () => {
    const [user, other] = [await backend.createUser(), await backend.createUser()];
    const { run, completion } = runOf(1);
    await recordCompletion(user.client, completion);
    await recordRun(user.client, run);
    expect(await failureOf(recordRun(other.client, run))).toEqual({
      kind: 'invalid',
      code: 'run_invalid',
    });
    expect(await runsOf(other)).toEqual([]);
    expect(await failureOf(recordRun(backend.clientFor(null), run))).toMatchObject({
      code: '42501',
    });
  });
});
