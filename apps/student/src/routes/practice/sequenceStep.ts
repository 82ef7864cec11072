import {
  type ActiveInterval,
  type Asana,
  type ItemSide,
  oneSetOf,
  passOf,
  type SequenceItem,
  type SequenceResult,
} from '@niyama/domain';
import type {
  PracticeAward,
  PracticeOutcome,
  SequenceContext,
  SequenceEvent,
} from '@niyama/machines';
import { remainingMs } from '@niyama/machines';
import type { SequenceRestState } from '@niyama/ui/screens/student/SequenceRestScreen';
import type { PracticePageSnapshot } from './practicePageContext.ts';

/** A pose as one of a sequence. */
export interface SequenceStep {
  /** The sequence as it stands at the pose. */
  sequence: SequenceContext;
  /** The id of the asana before it; null for the first one. */
  beforeId: string | null;
  /** Which of the poses it is. */
  place: { number: number; total: number };
  /** Whether one of its poses was practiced. */
  hasBegun: boolean;
  /** How it is to be practiced. */
  item: SequenceItem;
  /** Whether the voice spoke the way into it during the rest before it. */
  isSpoken: boolean;
  /** Called with true when the voice speaks the way in, and with false if a pause cuts it off. */
  onSpoken: (isSpoken: boolean) => void;
  /** The rest before it, while it lasts. */
  rest: Omit<SequenceRestState, 'next' | 'side' | 'before' | 'place' | 'sequenceId'> | null;
  send: (event: SequenceEvent) => void;
}

/**
 * The pose that the page shows as one of its sequence.
 *
 * @returns null for a pose alone.
 */
export function toSequenceStep(
  snapshot: PracticePageSnapshot,
  voice: Pick<SequenceStep, 'isSpoken' | 'onSpoken'>,
): SequenceStep | null {
  const { sequence, index } = snapshot.context;
  if (!sequence) return null;
  const { items, stepsDone, isResting, rest } = sequence.context;
  return {
    ...voice,
    sequence: sequence.context,
    beforeId: items[index - 1]?.asanaId ?? null,
    place: { number: index + 1, total: items.length },
    hasBegun: stepsDone > 0,
    item: items[index] ?? oneSetOf(''),
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

/** What of a finished practice a sequence goes on with. */
interface Finished {
  id: string;
  asana: Asana;
  side: ItemSide;
  sets: number;
  setSeconds: number;
  intervals: ActiveInterval[];
  /** Practiced of the pose in earlier steps of the run. */
  secondsBefore: number;
  award: PracticeAward | null;
}

/** What the end of a pose means for its sequence. */
export function afterPose(outcome: PracticeOutcome, finished: Finished): SequenceEvent {
  switch (outcome) {
    case 'completed': {
      const { asana, side, sets, setSeconds, intervals } = finished;
      return {
        type: 'pose.completed',
        result: resultOf(finished),
        pass: passOf(asana, side, { sets, durationSeconds: setSeconds, intervals }),
      };
    }
    case 'unsaved':
    case 'skipped':
      return { type: 'pose.skipped' };
    case 'endedEarly':
      return { type: 'pose.ended' };
    case 'left':
    case 'paused':
      break;
  }
  return { type: 'pose.left' };
}

function resultOf({
  id,
  asana,
  sets,
  setSeconds,
  secondsBefore,
  award,
}: Finished): SequenceResult | null {
  if (award?.status === 'tallied') return null;
  const result = award?.status === 'saved' ? award.result : null;
  return {
    id,
    asanaId: asana.id,
    name: asana.name,
    seconds: secondsBefore + sets * setSeconds,
    points: result?.pointsAwarded ?? null,
    levelReached: result?.leveledUp ? result.level : null,
    achievements: result?.achievements ?? [],
  };
}
