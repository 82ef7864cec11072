import { type Sequence, sequenceRestSeconds } from '@niyama/domain';
import { newTimer, remainingMs, stopTimer } from '../poseTimer/timer.ts';
import type { SequenceContext, SequenceInput } from './sequence.types.ts';

export function openSequence({ sequence, now }: SequenceInput): SequenceContext {
  const { id, source, asanaIds, index, results, restSeconds } = sequence;
  return {
    id,
    source,
    asanaIds,
    index,
    results,
    now,
    isResting: restSeconds !== null,
    rest: newTimer({
      durationSeconds: sequenceRestSeconds,
      // A rest that was as good as over is not over before anybody has seen it.
      remainingSeconds: Math.max(1, restSeconds ?? sequenceRestSeconds),
      now: now(),
    }),
    outcome: null,
  };
}

/** The sequence as it stands now, for the device to keep; a rest is written down as if it stopped. */
export function toSequence(context: SequenceContext): Sequence {
  const { id, source, asanaIds, index, results, isResting, rest, now } = context;
  const stopped = stopTimer(rest, now());
  return {
    id,
    source,
    asanaIds,
    index,
    results,
    restSeconds: isResting ? remainingMs(stopped) / 1000 : null,
    savedAt: now(),
  };
}
