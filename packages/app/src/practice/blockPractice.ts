import {
  type Asana,
  chainOf,
  type ChainGuide,
  type ChainPosition,
  chainPositionAt,
  type Limit,
  type RunStep,
  safetyOf,
  type Sequence,
  type SpokenText,
} from '@niyama/domain';
import { type PracticeContext, secondsLeft } from '@niyama/machines';
import type { PracticeSubject } from '@niyama/ui/screens/student/PracticeScreen';

/** Linked steps, a meditation or a pause, with one timer. */
export interface BlockPractice {
  steps: readonly RunStep[];
  /** What each of them is for the screen. */
  subjects: readonly PracticeSubject[];
  chain: ChainGuide;
}

/**
 * What a step is for the screen.
 *
 * @param poses those of the steps, by their ids.
 */
export function subjectOf(step: RunStep, poses: ReadonlyMap<string, Asana>): PracticeSubject {
  if (step.kind !== 'pose') return step.kind;
  const pose = poses.get(step.pose.id);
  if (!pose) throw new Error('A pose of the block is not in the library.');
  return pose;
}

/** @param poses those of the steps, by their ids. */
export const toBlockPractice = (
  steps: readonly RunStep[],
  poses: ReadonlyMap<string, Asana>,
): BlockPractice => ({
  steps,
  subjects: steps.map((step) => subjectOf(step, poses)),
  chain: chainOf(steps),
});

/** Where a block stands: at which step, and what follows it without a rest. */
export interface BlockPosition extends ChainPosition {
  item: RunStep;
  subject: PracticeSubject;
  next: PracticeSubject | null;
}

/** @returns null of a pose. */
export function blockPositionOf(
  context: Pick<PracticeContext, 'guide' | 'setSeconds' | 'timer'>,
  block: BlockPractice | null,
): BlockPosition | null {
  if (!block) return null;
  const at = chainPositionAt(block.chain, (context.setSeconds - secondsLeft(context)) * 1000);
  const item = at && block.steps[at.index];
  const subject = at && block.subjects[at.index];
  if (!item || !subject) return null;
  return { ...at, item, subject, next: block.subjects[at.index + 1] ?? null };
}

/** A run as its voice needs it: with the language of the teacher's words. */
export type SpokenRun = Pick<NonNullable<Sequence['run']>, 'language'>;

/**
 * The teacher's words for a step; none where the student's limits rule the pose out or change it, because the words
 * may say what its tip forbids.
 */
export function teachersWords(
  run: SpokenRun | null,
  { words }: RunStep,
  subject: PracticeSubject,
  limits: readonly Limit[],
): SpokenText | null {
  if (!run || words === undefined) return null;
  const kind = typeof subject === 'string' ? 'clear' : safetyOf(subject, limits).kind;
  return kind === 'avoid' || kind === 'vary' ? null : { text: words, language: run.language };
}
