import type { Asana } from '../asana/asana.ts';
import type { PausedSession, RunningPractice } from './practice.ts';
import {
  fromPausedSession,
  isNewerThanPaused,
  isTooOldToCount,
  type ResumePoint,
} from './resumablePractice.ts';
import type { SequenceItem } from './sequence.ts';
import { countsAlone, setSecondsOf } from './setLength.ts';

/** What is known of a pose when its practice page opens. */
export interface OpeningFacts {
  asana: Pick<Asana, 'key' | 'durationSeconds'>;
  /** What an interrupted tab of this device left of the pose. */
  found: RunningPractice | null;
  /** What the student paused, perhaps on another device. */
  paused: PausedSession | null;
  /** How a sequence wants the pose to be practiced; null for a pose alone. */
  item: Pick<SequenceItem, 'side' | 'sets' | 'seconds'> | null;
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
 * over; what began too long ago to count starts over (docs/product.md#paused-practices). What was interrupted of
 * one side goes on only with that side.
 */
export function decideOpening(facts: OpeningFacts): PracticeOpening {
  const { asana, found, claim, startsByItself, resumesByItself, now } = facts;
  const paused = pausedForItem(facts);
  const isFoundTooOld = found !== null && isTooOldToCount(found, now);
  const isStale =
    found !== null &&
    (isOfOtherSide(found, facts) ||
      (!found.isComplete &&
        (!isNewerThanPaused(found, paused) || isFoundTooOld || isPassOnly(found, facts))));
  const interrupted = isStale ? null : found;
  const left = paused && fromPausedSession(paused, asana.durationSeconds);
  const startsOver =
    interrupted === null && (left ? isTooOldToCount(left, now) : isStale && isFoundTooOld);
  return {
    interrupted,
    asks: interrupted !== null && !interrupted.isComplete && !claim.hasTakenOver,
    staleId: isStale ? found.id : null,
    paused: interrupted ? null : paused,
    resume: interrupted ?? (startsOver ? null : left),
    startsOver,
    startsImmediately: startsImmediately(),
  };

  function startsImmediately(): boolean {
    if (!claim.isHeld && facts.isMeditating) return false;
    // The student first reads that it starts over, or comes back to the tab that has waited.
    if (startsOver || (claim.hasWaited && !claim.hasTakenOver)) return false;
    if (startsByItself) return true;
    if (interrupted) return claim.hasTakenOver;
    return paused !== null && (claim.hasTakenOver || resumesByItself);
  }
}

/** What opens when the student answers the question by starting over: the interrupted practice is gone. */
export const openingWithoutInterrupted = (
  facts: OpeningFacts,
  { startsImmediately }: PracticeOpening,
): PracticeOpening => ({ ...decideOpening({ ...facts, found: null }), startsImmediately });

const isOfOtherSide = ({ side }: RunningPractice, { item }: OpeningFacts): boolean =>
  side !== (item?.side ?? 'both');

/** Whether what was interrupted in a run would be too short for a pose alone. */
const isPassOnly = (
  { side, durationSeconds: seconds }: RunningPractice,
  { asana, item }: OpeningFacts,
): boolean => item === null && !countsAlone(asana, { side, seconds });

/**
 * The paused session, unless a sequence asks for one side, other sets or another length: a sequence says itself
 * how long each of its poses lasts.
 */
function pausedForItem({ asana, paused, item }: OpeningFacts): PausedSession | null {
  if (!item || !paused) return paused;
  const isAlike =
    item.side === 'both' &&
    paused.sets === item.sets &&
    setSecondsOf(asana, paused.setSeconds) === setSecondsOf(asana, item.seconds);
  return isAlike ? paused : null;
}
