import type {
  BreathLevel,
  CompletionResult,
  Pace,
  PracticeSource,
  SequenceResult,
} from '@niyama/domain';
import type { CueChoice, PracticeModel } from './practiceRules.ts';

/** What became of a completion: counted by the server, or stored on the device until it can be. */
export type Award = { status: 'saved'; result: CompletionResult } | { status: 'queued' };

/** What was recorded after a block of a sequence: nothing of a pose that comes again in its run. */
export interface BlockAward {
  status: 'inSequence';
  results: SequenceResult[];
  awards: Award[];
  /** To the question of the run, which is asked after its last block; null without an answer. */
  reflectionAnswer: string | null;
}

/** What became of a practice. */
export type PracticeAward = Award | BlockAward;

/**
 * How a practice ended. `left`: nothing had begun, or its sequence can go on with it later. `skipped`: its sequence goes on without it. `paused`:
 * saved, to be resumed. `unsaved`: done, but the server refused it.
 */
export type PracticeOutcome =
  | 'left'
  | 'skipped'
  | 'paused'
  | 'endedEarly'
  | 'unsaved'
  | 'completed';

export interface PracticeContext extends PracticeModel {
  /** When the running practice was last written down. */
  writtenAt: number;
  award: PracticeAward | null;
  /** Why the last saving failed, else null. */
  error: unknown;
  outcome: PracticeOutcome | null;
}

export type PracticeEvent =
  | { type: 'sets.chosen'; sets: number }
  | { type: 'level.chosen'; level: BreathLevel }
  /** Of a flow, before it begins. */
  | { type: 'pace.chosen'; pace: Pace }
  /** Sent a second time, it skips getting ready. */
  | { type: 'practice.started' }
  /** The safety tips were read: it may begin. */
  | { type: 'tips.agreed' }
  /** They were put away without a word. */
  | { type: 'tips.closed' }
  /** Having read them, somebody leaves it out. */
  | { type: 'practice.skipped' }
  | { type: 'practice.paused' }
  | { type: 'practice.resumed' }
  /** Reset: the full duration of this set again, or of this step of a block. */
  | { type: 'practice.reset' }
  /** Breathe freely, or be led again. */
  | { type: 'breath.toggled' }
  /** On to the next step of the block. */
  | { type: 'step.skipped' }
  /** Back. */
  | { type: 'practice.left' }
  /** Escape, or the close button. */
  | { type: 'practice.closed' }
  | { type: 'end.confirmed' }
  | { type: 'end.canceled' }
  /** The watch over the tones has come to the end of the set. */
  | { type: 'set.ended' }
  /** Somebody did not want to wait for the next set. */
  | { type: 'set.begun' }
  | { type: 'completion.confirmed'; reflectionAnswer: string | null }
  | { type: 'save.retried' }
  | { type: 'achievements.closed' }
  | { type: 'cues.changed'; cues: CueChoice }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

export interface PracticeOutput {
  outcome: PracticeOutcome | null;
  /** Where it returns to. */
  source: PracticeSource;
  award: PracticeAward | null;
}
