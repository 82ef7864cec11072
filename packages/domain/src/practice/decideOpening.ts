import type { Asana } from '../asana/asana.ts';
import type { PausedSession, RunningPractice } from './practice.ts';
import {
  fromPausedSession,
  isNewerThanPaused,
  isTooOldToCount,
  type ResumePoint,
} from './resumablePractice.ts';

/** What is known of a pose when its practice page opens. */
export interface OpeningFacts {
  /** Null of a block of linked steps, a meditation and a pause. */
  asana: Pick<Asana, 'durationSeconds'> | null;
  /** What an interrupted tab of this device left of the pose, or of the block of its sequence. */
  found: RunningPractice | null;
  /** What the student paused, perhaps on another device. */
  paused: PausedSession | null;
  /** How many steps of its sequence run together; null for a pose alone. */
  blockSteps: number | null;
  claim: {
    isHeld: boolean;
    /** Whether this tab goes on with what another one practiced. */
    hasTakenOver: boolean;
    /** Whether this tab has been waiting for another one, so that the student may not be looking at it. */
    hasWaited: boolean;
  };
  isMeditating: boolean;
  /** Whether the pose follows another one, which begins it without a tap. */
  startsByItself: boolean;
  /** Whether a tap on a paused session has led here. */
  resumesByItself: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** How a practice opens. */
export interface PracticeOpening {
  /** The interrupted practice that goes on; null when none does. */
  interrupted: RunningPractice | null;
  /** Whether the student has to choose between the interrupted practice and a new one. */
  asks: boolean;
  /** The id of an interrupted practice that does not go on, and can be deleted from the device. */
  staleId: string | null;
  /** The paused session that goes on, or in whose place the practice begins from its start. */
  paused: PausedSession | null;
  /** Where it goes on; null to begin. */
  resume: ResumePoint | null;
  /** Whether it begins from its start because it was left too long ago to count. */
  startsOver: boolean;
  /** Whether it runs without another tap. */
  startsImmediately: boolean;
}

/**
 * Decides how a practice opens. It goes on where another tab or a paused session left it, the later of the
 * two; a practice of which every set is done goes on without a question, and so does what this tab has taken
 * over; what began too long ago to count starts over (docs/product.md#paused-practices). What was interrupted in a
 * sequence goes on without a question too, but paused: nobody may be on the mat.
 */
export function decideOpening(facts: OpeningFacts): PracticeOpening {
  const { asana, found, claim, blockSteps, startsByItself, resumesByItself, now } = facts;
  const isInSequence = blockSteps !== null;
  const paused = isInSequence ? null : facts.paused;
  const isFoundTooOld = found !== null && isTooOldToCount(found, now);
  const isStale =
    found !== null &&
    ((found.run?.steps ?? null) !== blockSteps ||
      (!found.isComplete && (!isNewerThanPaused(found, paused) || isFoundTooOld)));
  const interrupted = isStale ? null : found;
  const left = paused && asana && fromPausedSession(paused, asana.durationSeconds);
  const startsOver =
    interrupted === null && (left ? isTooOldToCount(left, now) : isStale && isFoundTooOld);
  return {
    interrupted,
    asks: !isInSequence && interrupted !== null && !interrupted.isComplete && !claim.hasTakenOver,
    staleId: isStale ? found.id : null,
    paused: interrupted ? null : paused,
    resume: interrupted ?? (startsOver ? null : left),
    startsOver,
    startsImmediately: startsImmediately(),
  };

  function startsImmediately(): boolean {
    if (!claim.isHeld && facts.isMeditating) return false;
    // The student first reads that it starts over, or comes back to the tab that has waited.
    if (startsOver || (isInSequence && isStale) || (claim.hasWaited && !claim.hasTakenOver))
      return false;
    if (interrupted) return claim.hasTakenOver || (isInSequence && resumesByItself);
    if (startsByItself) return true;
    return paused !== null && (claim.hasTakenOver || resumesByItself);
  }
}

/** What opens when the student answers the question by starting over: the interrupted practice is gone. */
export const openingWithoutInterrupted = (
  facts: OpeningFacts,
  { startsImmediately }: PracticeOpening,
): PracticeOpening => ({ ...decideOpening({ ...facts, found: null }), startsImmediately });
