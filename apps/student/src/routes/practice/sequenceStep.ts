import {
  type CompletionResult,
  passesOf,
  type RunningPractice,
  type RunStep,
} from '@niyama/domain';
import type {
  PracticeAward,
  PracticeOutcome,
  SequenceContext,
  SequenceEvent,
} from '@niyama/machines';
import { remainingMs } from '@niyama/machines';
import type { SequenceRestState } from '@niyama/ui/screens/student/SequenceRestScreen';
import type { BlockPractice } from '@niyama/app/practice/blockPractice.ts';
import type { PracticePageSnapshot } from './practicePageContext.ts';

/** What the page shows as one step of a sequence. */
export interface SequenceStep {
  /** The sequence as it stands at the step. */
  sequence: SequenceContext;
  /** The one before it; undefined for the first one. */
  before: RunStep | undefined;
  /** How it is to be practiced. */
  item: RunStep;
  /** Which of the steps it is. */
  place: { number: number; total: number };
  /** Whether one of the steps was practiced. */
  hasBegun: boolean;
  /** Whether the page was opened in the middle of the sequence, not to take it over, and has not moved on since. */
  isReturn: boolean;
  /** Whether the voice spoke the way into it during the rest before it. */
  isSpoken: boolean;
  /** Called with true when the voice speaks the way in, and with false if a pause cuts it off. */
  onSpoken: (isSpoken: boolean) => void;
  /** The rest before it, while it lasts. */
  rest: Omit<SequenceRestState, 'next' | 'side' | 'before' | 'place' | 'sequenceId'> | null;
  send: (event: SequenceEvent) => void;
}

/**
 * The step of its sequence that the page shows.
 *
 * @returns null for a pose alone.
 */
export function toSequenceStep(
  snapshot: PracticePageSnapshot,
  voice: Pick<SequenceStep, 'isSpoken' | 'onSpoken'>,
): SequenceStep | null {
  const { sequence, stored, index, claim } = snapshot.context;
  const item = sequence?.context.steps[index];
  if (!sequence || !item) return null;
  const { steps, stepsDone, isResting, rest } = sequence.context;
  return {
    ...voice,
    sequence: sequence.context,
    before: steps[index - 1],
    item,
    place: { number: index + 1, total: steps.length },
    hasBegun: stepsDone > 0,
    isReturn:
      index > 0 &&
      stored?.index === index &&
      stored.restSeconds === null &&
      claim.takenOver === null,
    rest: isResting
      ? {
          status: restStatus(snapshot),
          totalSeconds: rest.durationMs / 1000,
          remainingSeconds: remainingMs(rest) / 1000,
        }
      : null,
    send: (event) => snapshot.children.sequence?.send(event),
  };
}

/** A sequence that ends at a rest keeps its last picture until the student has left the page. */
function restStatus(snapshot: PracticePageSnapshot): SequenceRestState['status'] {
  const value = snapshot.context.sequence?.value;
  const isOver = snapshot.matches({ here: { poses: 'over' } });
  return isOver || typeof value !== 'object' ? 'paused' : value.resting;
}

/** The steps that run together; none of a pose alone. */
export const stepsOf = (
  block: BlockPractice | null,
  step: SequenceStep | null,
): readonly RunStep[] => block?.steps ?? (step ? [step.item] : []);

/** What the end of a practice means for its sequence. */
export function afterBlock(
  outcome: PracticeOutcome,
  block: readonly RunStep[],
  ran: RunningPractice,
  award: PracticeAward | null,
): SequenceEvent {
  switch (outcome) {
    case 'completed': {
      const results = award?.status === 'inSequence' ? award.results : [];
      const reflectionAnswer = award?.status === 'inSequence' ? award.reflectionAnswer : null;
      const steps = block.length;
      return {
        type: 'block.completed',
        steps,
        results,
        reflectionAnswer,
        ...passesOf(block, ran),
      };
    }
    case 'unsaved':
    case 'skipped':
      return { type: 'block.skipped', steps: block.length };
    case 'endedEarly':
      return { type: 'block.ended', ...passesOf(block, ran) };
    case 'left':
    case 'paused':
      break;
  }
  return { type: 'block.left' };
}

/** What the server has counted of a practice. */
export function savedResults(award: PracticeAward | null): CompletionResult[] {
  if (award?.status === 'inSequence') return award.awards.flatMap(savedResults);
  return award?.status === 'saved' ? [award.result] : [];
}
