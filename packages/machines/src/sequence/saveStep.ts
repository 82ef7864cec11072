import { type Completion, completionsAfterStep, type TalliedPose } from '@niyama/domain';
import type { Award, PracticeAward } from '../practice/practice.types.ts';
import type { SequenceContext } from './sequence.types.ts';

/** Two awards of one pose as one. */
function together(one: PracticeAward, other: Award): Award {
  if (one.status !== 'saved' || other.status !== 'saved') {
    return one.status === 'tallied' ? other : { status: 'queued' };
  }
  const { result } = other;
  return {
    status: 'saved',
    result: {
      ...result,
      pointsAwarded: one.result.pointsAwarded + result.pointsAwarded,
      leveledUp: one.result.leveledUp || result.leveledUp,
      dailyStreakIncreased: one.result.dailyStreakIncreased || result.dailyStreakIncreased,
      achievements: [...one.result.achievements, ...result.achievements],
    },
  };
}

/**
 * Saves what is recorded after a step of a sequence.
 *
 * @param completion of the step alone.
 * @param save hands a completion over; resolves also when it only waits on the device.
 */
export async function saveStep(
  sequence: SequenceContext,
  pose: TalliedPose,
  completion: Completion,
  save: (completion: Completion) => Promise<Award>,
): Promise<PracticeAward> {
  let award: PracticeAward = { status: 'tallied' };
  for (const one of completionsAfterStep(sequence, completion, pose)) {
    award = together(award, await save(one));
  }
  return award;
}
