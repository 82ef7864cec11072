import type { ActiveInterval, PausedSession, RunningPractice } from './practice.ts';

/**
 * Whether what this device kept of a practice is newer than what was paused, perhaps on another
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
