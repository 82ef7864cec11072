import type { ActiveInterval, PausedSession, RunningPractice } from './practice.ts';

/** Where a practice goes on that was begun before. */
export type ResumePoint = Pick<
  RunningPractice,
  | 'durationSeconds'
  | 'sets'
  | 'setNumber'
  | 'remainingSeconds'
  | 'isComplete'
  | 'intervals'
  | 'jumps'
>;

/**
 * Whether the practice that this device stored is newer than the paused one, perhaps from another
 * device: of two for one pose the later one goes on (docs/product.md#paused-practices).
 */
export function isNewerThanPaused(
  running: Pick<RunningPractice, 'savedAt'>,
  paused: Pick<PausedSession, 'pausedAt'> | null,
): boolean {
  return paused === null || running.savedAt >= Date.parse(paused.pausedAt);
}

/** How old a stretch may be for a practice to go on: a day less than the server accepts. */
const countsForMs = 6 * 24 * 3_600_000;

/** Whether a practice began so long ago that it would not count any more once it is finished. */
export function isTooOldToCount(
  { intervals }: { intervals: readonly ActiveInterval[] },
  now: number,
): boolean {
  return intervals.some(({ startedAt }) => startedAt < now - countsForMs);
}

/**
 * Resumes a practice that was left with Back. Where its saved stretches add up to less than the time it
 * has run, one stretch of that time, which ended when the student left, replaces them: the completion
 * must account for every second of every set, or the server refuses it.
 *
 * @param ownSeconds what one set of the pose takes now; an instructor may have changed it.
 */
export function fromPausedSession(
  paused: Pick<
    PausedSession,
    'pausedAt' | 'setSeconds' | 'timeRemaining' | 'setNumber' | 'sets' | 'intervals'
  >,
  ownSeconds: number,
): ResumePoint {
  const durationSeconds = paused.setSeconds ?? ownSeconds;
  const remaining = Math.min(paused.timeRemaining, durationSeconds);
  const elapsedMs = (paused.setNumber * durationSeconds - remaining) * 1000;
  const leftAt = Date.parse(paused.pausedAt);
  const savedMs = paused.intervals.reduce(
    (sum, { startedAt, endedAt }) => sum + endedAt - startedAt,
    0,
  );
  const assumed = elapsedMs > 0 ? [{ startedAt: leftAt - elapsedMs, endedAt: leftAt }] : [];
  return {
    durationSeconds,
    sets: paused.sets,
    setNumber: paused.setNumber,
    remainingSeconds: remaining,
    isComplete: false,
    intervals: savedMs >= elapsedMs ? paused.intervals : assumed,
    jumps: [],
  };
}
