import type { PausedSession, RunningPractice } from './practice.ts';

/**
 * Whether what this device kept of a practice is newer than what was paused, perhaps on another
 * device: of one pose, what was practised last goes on.
 */
export function isFresher(
  running: Pick<RunningPractice, 'savedAt'>,
  paused: Pick<PausedSession, 'pausedAt'> | null,
): boolean {
  return paused === null || running.savedAt >= Date.parse(paused.pausedAt);
}
