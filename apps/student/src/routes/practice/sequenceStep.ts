import type { Asana, SequenceResult } from '@niyama/domain';
import type { Award, PracticeOutcome, SequenceEvent } from '@niyama/machines';

/** A pose as one of a sequence. */
export interface SequenceStep {
  /** Which of the poses it is. */
  place: { number: number; total: number };
  /** The rest before it, while it lasts. */
  rest: { status: 'running' | 'paused' | 'askingToEnd'; remainingSeconds: number } | null;
  send: (event: SequenceEvent) => void;
}

/** What of a finished practice a sequence goes on with. */
interface Finished {
  id: string;
  asana: Asana;
  sets: number;
  award: Award | null;
}

/** What the end of a pose means for its sequence. */
export function afterPose(outcome: PracticeOutcome, finished: Finished): SequenceEvent {
  switch (outcome) {
    case 'completed':
      return { type: 'pose.completed', result: resultOf(finished) };
    case 'unsaved':
      return { type: 'pose.skipped' };
    case 'endedEarly':
      return { type: 'pose.ended' };
    case 'left':
    case 'paused':
      break;
  }
  return { type: 'pose.left' };
}

function resultOf({ id, asana, sets, award }: Finished): SequenceResult {
  const result = award?.status === 'saved' ? award.result : null;
  return {
    id,
    asanaId: asana.id,
    name: asana.name,
    seconds: sets * asana.durationSeconds,
    points: result?.pointsAwarded ?? null,
    levelReached: result?.leveledUp ? result.level : null,
    achievements: result?.achievements ?? [],
  };
}
