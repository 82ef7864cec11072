import type { Tone } from '@niyama/domain';
import { elapsedMs, isFull, lookAtClock } from '../poseTimer/timer.ts';
import { chosenMoments } from './cues.ts';
import type { PracticeModel } from './practiceRules.ts';

/** A tone that is still to come. */
export interface ToneCall {
  /** Its place among those that are to come. */
  index: number;
  tone: Tone;
  /** When it is due, epoch milliseconds. */
  at: number;
}

/** What the watch over the tones has to know of the running stretch. */
export interface ToneWatchInput {
  calls: ToneCall[];
  /** When the set ends, epoch milliseconds. */
  endsAt: number;
}

/**
 * The tones of the set from now on, without that of its end: the watch is stopped at the end and would
 * cancel it.
 */
export function toToneWatch(practice: PracticeModel): ToneWatchInput {
  const now = practice.now();
  const { timer } = practice;
  const elapsed = elapsedMs(lookAtClock(timer, now));
  const beganAt = now - elapsed;
  const calls = chosenMoments(practice)
    .filter(({ atMs }) => atMs > elapsed || (atMs === 0 && isFull(timer)))
    .filter(({ atMs }) => atMs < timer.durationMs)
    .flatMap(({ atMs, tone }) => (tone === null ? [] : [{ tone, at: beganAt + atMs }]))
    .map((call, index) => ({ ...call, index }));
  return { calls, endsAt: beganAt + timer.durationMs };
}
