import type { Asana, SequenceItem, SequenceResult } from '@niyama/domain';
import type { Award, PracticeOutcome, SequenceEvent } from '@niyama/machines';
import type { SequenceRestState } from '@niyama/ui/screens/student/SequenceRestScreen';

/** A pose as one of a sequence. */
export interface SequenceStep {
  /** The id of the sequence. */
  sequenceId: string;
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
  rest: Omit<SequenceRestState, 'next' | 'before' | 'place' | 'sequenceId'> | null;
  send: (event: SequenceEvent) => void;
}

/** What of a finished practice a sequence goes on with. */
interface Finished {
  id: string;
  asana: Asana;
  sets: number;
  setSeconds: number;
  award: Award | null;
}

/** What the end of a pose means for its sequence. */
export function afterPose(outcome: PracticeOutcome, finished: Finished): SequenceEvent {
  switch (outcome) {
    case 'completed':
      return { type: 'pose.completed', result: resultOf(finished) };
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

function resultOf({ id, asana, sets, setSeconds, award }: Finished): SequenceResult {
  const result = award?.status === 'saved' ? award.result : null;
  return {
    id,
    asanaId: asana.id,
    name: asana.name,
    seconds: sets * setSeconds,
    points: result?.pointsAwarded ?? null,
    levelReached: result?.leveledUp ? result.level : null,
    achievements: result?.achievements ?? [],
  };
}
