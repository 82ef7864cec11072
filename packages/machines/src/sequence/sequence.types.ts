import type { Pass, Sequence, SequenceResult } from '@niyama/domain';
import type { Timer } from '../poseTimer/timer.ts';

export interface SequenceInput {
  /** A new sequence, or a stored one. */
  sequence: Sequence;
  /** How long the rest between two of its poses is, in whole seconds; both by their id. */
  restBetween: (from: string | undefined, to: string | undefined) => number;
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

/** How a sequence came to its end; one that was left can be taken up again. */
export type SequenceOutcome = 'left' | 'endedEarly' | 'finished';

export interface SequenceContext extends Omit<Sequence, 'restSeconds' | 'savedAt'> {
  restBetween: SequenceInput['restBetween'];
  now: () => number;
  isResting: boolean;
  /** The rest before the pose at `index`, while it is rested. */
  rest: Timer;
  outcome: SequenceOutcome | null;
}

export type SequenceEvent =
  /** The result is null of a pose that comes again in its run: it is recorded then. */
  | { type: 'pose.completed'; result: SequenceResult | null; pass: Pass }
  /** The pose is gone, or the server would not count it. */
  | { type: 'pose.skipped' }
  /** The pose was ended early, and the sequence with it. */
  | { type: 'pose.ended' }
  /** Back. */
  | { type: 'pose.left' }
  | { type: 'rest.skipped' }
  | { type: 'rest.paused' }
  | { type: 'rest.resumed' }
  /** Escape, or the close button, on the rest. */
  | { type: 'sequence.closed' }
  | { type: 'end.confirmed' }
  | { type: 'end.canceled' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

export interface SequenceOutput {
  outcome: SequenceOutcome | null;
  /** As it stood at its end. */
  sequence: Sequence;
}
