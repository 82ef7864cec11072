import type { Asana } from '../asana/asana.ts';
import { type ChainGuide, type ChainStep, guideOf, type SingleGuide } from '../guide/guide.ts';
import { secondsBetweenSets } from '../guide/rest.ts';
import type { ClassStep, TimedPose } from './expandClass.ts';

/** What of a pose decides how it is led in a chain. */
export type ChainedPose = TimedPose & Pick<Asana, 'category'>;

/** The guide of a pause and of a meditation: they stand still. */
const still: SingleGuide = { kind: 'hold', sides: 1, side: null, isRest: true };

function toChainStep(step: ClassStep<ChainedPose>): ChainStep {
  const { seconds: setSeconds } = step;
  if (step.kind !== 'pose') {
    const bells = step.kind === 'meditation' ? step.bells : 0;
    return { guide: still, sets: 1, setSeconds, restSeconds: 0, bells };
  }
  const { pose, side, sets } = step;
  return {
    guide: guideOf(pose, 'gentle', side),
    sets,
    setSeconds,
    restSeconds: secondsBetweenSets(pose.effort),
    bells: 0,
  };
}

/**
 * The guide of a block: all of its steps with one timer. Breaths are gentle, as in every class.
 *
 * @param block as `blocksOf` gives it; the places of its steps are theirs in the chain.
 */
export const chainOf = (block: readonly ClassStep<ChainedPose>[]): ChainGuide => ({
  kind: 'chain',
  steps: block.map(toChainStep),
});
