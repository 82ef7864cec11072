import type { Asana } from '../asana/asana.ts';
import type { Limit } from '../asana/asanaChoices.ts';
import { guideOf, isPumped } from '../guide/guide.ts';
import { restSeconds } from '../guide/rest.ts';
import { type SafetyFacts, safetyOf } from '../safety/safety.ts';
import type { RunStep } from './runStep.ts';

/**
 * The steps that run together from a place of a run on.
 *
 * @param isAlone whether a step has its own timer although it is linked.
 */
export function blockAt(
  steps: readonly RunStep[],
  index: number,
  isAlone: (step: RunStep) => boolean,
): RunStep[] {
  const [first, ...others] = steps.slice(index);
  if (!first || isAlone(first)) return first ? [first] : [];
  const end = others.findIndex((step) => !step.link || isAlone(step));
  return [first, ...(end < 0 ? others : others.slice(0, end))];
}

/**
 * Whether a pose does not run in a block: the safety tips of what is pumped, and of what a student's limits rule
 * out or change, come before it begins.
 */
export function standsAlone(
  pose: SafetyFacts & Pick<Asana, 'twoSided'>,
  stated: readonly Limit[],
): boolean {
  const { kind } = safetyOf(pose, stated);
  return kind === 'avoid' || kind === 'vary' || isPumped(guideOf(pose));
}

/** Whether a block is led as a chain. A single pose is practiced as it is outside of a class. */
export const isChained = ([first, ...others]: readonly RunStep[]): boolean =>
  others.length > 0 || (first !== undefined && first.kind !== 'pose');

const positionOf = (step: RunStep | undefined) =>
  step?.kind === 'pose' ? step.pose.bodyPosition : null;

/**
 * Seconds of rest before a step of a run; none beside a pause, which is itself the time to change places, unless a
 * tip has to be read before the step.
 *
 * @param spokenSeconds enough to speak the way into a pose; 0 where none is spoken.
 * @param hasTip whether a safety tip of the step is for this student.
 */
export function restBefore(
  previous: RunStep | undefined,
  next: RunStep | undefined,
  spokenSeconds: number,
  hasTip = false,
): number {
  if (next?.kind === 'pause' || (previous?.kind === 'pause' && !hasTip)) return 0;
  return restSeconds(positionOf(previous), positionOf(next), spokenSeconds);
}
