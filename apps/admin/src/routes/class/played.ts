import {
  type Asana,
  type AsanaSpoken,
  blockAt,
  chainSeconds,
  isChained,
  type RunStep,
  setSecondsOf,
  standsAlone,
} from '@niyama/domain';
import { type BlockPractice, toBlockPractice } from '@niyama/app/practice/blockPractice.ts';
import type { PracticedPose } from '@niyama/app/practice/practiced.ts';
import { unspoken } from '@niyama/app/practice/spokenWords.ts';

/** A block of a class as its preview plays it: a pose, or steps with one timer. */
export interface Played {
  item: RunStep;
  /** How many steps it has. */
  count: number;
  /** Null of a block. */
  pose: PracticedPose | null;
  /** Null of a pose. */
  block: BlockPractice | null;
  sets: number;
  setSeconds: number;
}

/**
 * Gathers the steps that run together from a place of a class on. A teacher has no limits here.
 *
 * @param spoken the words of the poses, as far as they are known.
 */
export function toPlayed(
  steps: readonly RunStep[],
  at: number,
  poses: ReadonlyMap<string, Asana>,
  spoken: ReadonlyMap<string, AsanaSpoken>,
): Played {
  const poseOf = (step: RunStep) => (step.kind === 'pose' ? poses.get(step.pose.id) : undefined);
  const together = blockAt(steps, at, (step) => {
    const pose = poseOf(step);
    return pose !== undefined && standsAlone(pose, []);
  });
  const [item] = together;
  if (!item) throw new Error('The class has no such step.');
  const asana = poseOf(item);
  if (item.kind === 'pose' && asana && !isChained(together)) {
    const words = spoken.get(asana.id) ?? unspoken;
    // Without a rest the next step's first words would cut off those about leaving.
    const isLast = at === steps.length - 1;
    return {
      item,
      count: 1,
      pose: { asana, spoken: isLast ? words : { ...words, leaving: null } },
      block: null,
      sets: item.sets,
      setSeconds: setSecondsOf(asana, item.seconds),
    };
  }
  const block = toBlockPractice(together, poses);
  const setSeconds = chainSeconds(block.chain);
  return { item, count: together.length, pose: null, block, sets: 1, setSeconds };
}
