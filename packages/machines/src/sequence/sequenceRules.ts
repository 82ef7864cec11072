import { addPass, type Sequence } from '@niyama/domain';
import { newTimer, remainingMs, stopTimer, type Timer } from '../poseTimer/timer.ts';
import type { PracticedBlock, SequenceContext, SequenceInput } from './sequence.types.ts';

type Gap = Pick<SequenceContext, 'steps' | 'index' | 'restBefore' | 'now'>;

/** What was practiced, with what it adds. */
export const withBlock = (
  { tallies, stepsDone }: SequenceContext,
  added: PracticedBlock,
): Pick<SequenceContext, 'tallies' | 'stepsDone'> => ({
  tallies: added.passes.reduce(addPass, tallies),
  stepsDone: stepsDone + added.stepsDone,
});

/** Seconds of rest before a step. */
export const restSecondsAt = ({ steps, index, restBefore }: Omit<Gap, 'now'>): number =>
  restBefore(steps[index - 1], steps[index]);

/** The rest before the step at which it stands. */
export const newRest = (gap: Gap): Timer =>
  newTimer({ durationSeconds: restSecondsAt(gap), now: gap.now() });

export function openSequence({ sequence, restBefore, now }: SequenceInput): SequenceContext {
  const { restSeconds, savedAt: _, ...standing } = sequence;
  const gap = { ...standing, restBefore, now };
  return {
    ...gap,
    isResting: restSeconds !== null,
    rest: restSeconds === null ? newRest(gap) : keptRest(gap, restSeconds),
    reflectionAnswer: null,
    outcome: null,
  };
}

/** A stored rest. One that was nearly over lasts a second, so that the student sees it. */
function keptRest(gap: Gap, restSeconds: number): Timer {
  const remainingSeconds = Math.max(1, restSeconds);
  const full = newRest(gap);
  // The poses may have become others meanwhile, or known only now.
  const durationSeconds = Math.max(remainingSeconds, full.durationMs / 1000);
  return newTimer({ durationSeconds, remainingSeconds, now: gap.now() });
}

/** The sequence as it stands now, for the device to keep; a rest is written down as if it stopped. */
export function toSequence(context: SequenceContext): Sequence {
  const { id, source, run, steps, index, results, tallies, stepsDone, isResting, rest, now } =
    context;
  const stopped = stopTimer(rest, now());
  return {
    id,
    source,
    run,
    steps,
    index,
    results,
    tallies,
    stepsDone,
    restSeconds: isResting ? remainingMs(stopped) / 1000 : null,
    savedAt: now(),
  };
}
