import { treePose } from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { afterPose } from './sequenceStep.ts';

const finished = {
  id: 'one',
  asana: treePose,
  side: 'both' as const,
  sets: 1,
  setSeconds: 90,
  intervals: [{ startedAt: 0, endedAt: 90_000 }],
  secondsBefore: 60,
  award: null,
};

describe('what the end of a pose means for its sequence', () => {
  it('is a result once the pose is recorded, with what was practiced of it before', () => {
    const done = (status: 'queued' | 'tallied') =>
      afterPose('completed', { ...finished, award: { status } });
    const pass = { seconds: 90, stretches: finished.intervals };
    expect(done('queued')).toMatchObject({ result: { seconds: 150, points: null }, pass });
    expect(done('tallied')).toMatchObject({ result: null, pass });
  });

  it('is a pass of the side that was held', () => {
    expect(afterPose('completed', { ...finished, side: 'left' })).toMatchObject({
      pass: { side: 'left', setSeconds: 90 },
    });
  });

  it('goes on after one that was skipped, as after one that could not be saved', () => {
    expect((['skipped', 'unsaved'] as const).map((how) => afterPose(how, finished).type)).toEqual([
      'pose.skipped',
      'pose.skipped',
    ]);
  });

  it('leaves with one that was left or paused, and ends with one that was ended', () => {
    expect(
      (['left', 'paused', 'endedEarly'] as const).map((how) => afterPose(how, finished).type),
    ).toEqual(['pose.left', 'pose.left', 'pose.ended']);
  });
});
