import { newSequence, oneSetOf } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import type { Award } from '../practice/practice.types.ts';
import { result } from '../testing/openPractice.ts';
import { morning } from '../testing/time.ts';
import { saveStep } from './saveStep.ts';
import { openSequence } from './sequenceRules.ts';

const flow = { id: 'cat-cow', key: 'cat-cow', durationSeconds: 60 };
const run = openSequence({
  sequence: newSequence(
    {
      id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
      source: 'preset',
      run: { name: 'Hips' },
      items: [oneSetOf(flow.id), oneSetOf(flow.id)],
    },
    morning,
  ),
  restBetween: () => 10,
  now: () => morning,
});
const rounds = (sets: number, startedAt: number) => ({
  id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11',
  kind: 'practice' as const,
  asanaId: flow.id,
  sets,
  source: 'preset' as const,
  durationSeconds: flow.durationSeconds,
  intervals: [{ startedAt, endedAt: startedAt + sets * flow.durationSeconds * 1000 }],
  timeZone: 'UTC',
  reflectionAnswer: null,
  runId: null,
  inPieces: false,
});
const first = rounds(6, morning);
const tally = {
  pose: flow,
  seconds: 360,
  sets: 6,
  wholeSides: ['right' as const, 'left' as const],
  stretches: first.intervals,
};
const atTheLast = { ...run, index: 1, tallies: [tally] };
/** Twelve rounds in all, which are two completions. */
const last = rounds(6, morning + 400_000);

const saving = (...awards: Award[]) => {
  const left = [...awards];
  return async () => left.shift() ?? { status: 'queued' as const };
};

describe('saving a step of a run', () => {
  it('sends nothing while its pose comes again', async () => {
    const save = () => Promise.reject(new Error('Nothing is to be sent'));
    expect(await saveStep(run, flow, first, save)).toEqual({ status: 'tallied' });
  });

  it('adds up what the completions of one pose earn', async () => {
    const early = { key: 'early-bird', name: 'Early Bird', points: 50 };
    const award = await saveStep(
      atTheLast,
      flow,
      last,
      saving(
        { status: 'saved', result: { ...result, pointsAwarded: 10, achievements: [early] } },
        { status: 'saved', result: { ...result, pointsAwarded: 2, achievements: [] } },
      ),
    );
    expect(award).toMatchObject({
      status: 'saved',
      result: { pointsAwarded: 12, achievements: [early] },
    });
  });

  it('waits as soon as one of them waits', async () => {
    for (const order of [true, false]) {
      const awards: Award[] = [{ status: 'saved', result }, { status: 'queued' }];
      const save = saving(...(order ? awards : awards.toReversed()));
      expect(await saveStep(atTheLast, flow, last, save)).toEqual({ status: 'queued' });
    }
  });
});
