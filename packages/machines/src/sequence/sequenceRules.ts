import type { Sequence } from '@niyama/domain';
import { newTimer, remainingMs, stopTimer, type Timer } from '../poseTimer/timer.ts';
import type { SequenceContext, SequenceInput } from './sequence.types.ts';

type Gap = Pick<SequenceContext, 'items' | 'index' | 'results' | 'restBetween' | 'now'>;

/** The rest between the pose that was done last and the one that it stands at. */
export function newRest({ items, index, results, restBetween, now }: Gap): Timer {
  const durationSeconds = restBetween(results.at(-1)?.asanaId, items[index]?.asanaId);
  return newTimer({ durationSeconds, now: now() });
}

export function openSequence({ sequence, restBetween, now }: SequenceInput): SequenceContext {
  const { id, source, items, index, results, restSeconds } = sequence;
  const gap = { items, index, results, restBetween, now };
  return {
    ...gap,
    id,
    source,
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
  const { id, source, items, index, results, isResting, rest, now } = context;
  const stopped = stopTimer(rest, now());
  return {
    id,
    source,
    items,
    index,
    results,
    restSeconds: isResting ? remainingMs(stopped) / 1000 : null,
    savedAt: now(),
  };
}
