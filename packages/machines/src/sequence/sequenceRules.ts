import { addPass, type Sequence, type Tally } from '@niyama/domain';
import { newTimer, remainingMs, stopTimer, type Timer } from '../poseTimer/timer.ts';
import type { SequenceContext, SequenceEvent, SequenceInput } from './sequence.types.ts';

type Gap = Pick<SequenceContext, 'items' | 'index' | 'tallies' | 'restBetween' | 'now'>;

/** The pose that was practiced last. */
function lastPracticed(tallies: readonly Tally[]): string | undefined {
  const endOf = ({ stretches }: Tally) => stretches.at(-1)?.endedAt ?? 0;
  return tallies.toSorted((one, other) => endOf(one) - endOf(other)).at(-1)?.pose.id;
}

/** What a step that was practiced to its end adds. */
export const afterStep = (
  { results, tallies, stepsDone }: SequenceContext,
  { result, pass }: Extract<SequenceEvent, { type: 'pose.completed' }>,
): Pick<SequenceContext, 'results' | 'tallies' | 'stepsDone'> => ({
  results: result ? [...results, result] : results,
  tallies: addPass(tallies, pass),
  stepsDone: stepsDone + 1,
});

/** The rest between the pose that was done last and the one that it stands at. */
export function newRest({ items, index, tallies, restBetween, now }: Gap): Timer {
  const durationSeconds = restBetween(lastPracticed(tallies), items[index]?.asanaId);
  return newTimer({ durationSeconds, now: now() });
}

export function openSequence({ sequence, restBetween, now }: SequenceInput): SequenceContext {
  const { restSeconds, savedAt: _, ...standing } = sequence;
  const gap = { ...standing, restBetween, now };
  return {
    ...gap,
    isResting: restSeconds !== null,
    rest: restSeconds === null ? newRest(gap) : keptRest(gap, restSeconds),
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
  const { id, source, run, items, index, results, tallies, stepsDone, isResting, rest, now } =
    context;
  const stopped = stopTimer(rest, now());
  return {
    id,
    source,
    run,
    items,
    index,
    results,
    tallies,
    stepsDone,
    restSeconds: isResting ? remainingMs(stopped) / 1000 : null,
    savedAt: now(),
  };
}
