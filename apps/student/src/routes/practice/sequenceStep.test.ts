import { treePose } from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { afterPose } from './sequenceStep.ts';

const finished = { id: 'one', asana: treePose, sets: 1, setSeconds: 90, award: null };

describe('what the end of a pose means for its sequence', () => {
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
