import type { Pass, RunStep, Sequence, SequenceResult } from '@niyama/domain';
import type { Timer } from '../poseTimer/timer.ts';

export interface SequenceInput {
  /** A new sequence, or a stored one. */
  sequence: Sequence;
  /** How long the rest between two of its steps is, in whole seconds; 0 for none. */
  restBefore: (previous: RunStep | undefined, next: RunStep | undefined) => number;
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

/** How a sequence came to its end; one that was left can be taken up again. */
export type SequenceOutcome = 'left' | 'endedEarly' | 'finished';

export interface SequenceContext extends Omit<Sequence, 'restSeconds' | 'savedAt'> {
  restBefore: SequenceInput['restBefore'];
  now: () => number;
  isResting: boolean;
  /** The rest before the step at `index`, while it is rested. */
  rest: Timer;
  /** To the question of the run. */
  reflectionAnswer: string | null;
  outcome: SequenceOutcome | null;
}

/** What was practiced of a block. */
export interface PracticedBlock {
  passes: Pass[];
  /** How many of its steps ran to their end. */
  stepsDone: number;
}

export type SequenceEvent =
  /** Steps that run together are over. There are no results of a pose that comes again: it is recorded then. */
  | ({
      type: 'block.completed';
      steps: number;
      results: SequenceResult[];
      /** To the question of the run, after the last block. */
      reflectionAnswer: string | null;
    } & PracticedBlock)
  /** A pose is gone, or the server would not count it. */
  | { type: 'block.skipped'; steps: number }
  /** The block was ended early, and the sequence with it. */
  | ({ type: 'block.ended' } & PracticedBlock)
  /** Back. */
  | { type: 'block.left' }
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
  reflectionAnswer: string | null;
}
