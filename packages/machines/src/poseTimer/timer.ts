import type { ActiveInterval, ClockJump } from '@niyama/domain';

/**
 * A countdown as wall-clock facts, never as counted ticks: a throttled tab, a sleeping laptop or a
 * reloaded page all find the true time in it. All moments are epoch milliseconds.
 */
export interface Timer {
  durationMs: number;
  /** Milliseconds that ran before the present stretch. */
  elapsedBefore: number;
  /** When the present stretch began; null while it does not run. */
  startedAt: number | null;
  /** The last moment at which somebody looked at the clock. */
  seenAt: number;
  /** Every stretch that is over, of this countdown and of those before it. */
  intervals: ActiveInterval[];
  /** Where the countdown did not go on from where it stood. */
  jumps: ClockJump[];
}

interface NewTimer {
  durationSeconds: number;
  /** @default durationSeconds */
  remainingSeconds?: number;
  /** What ran before, in earlier sets or before a resume. */
  intervals?: ActiveInterval[];
  jumps?: ClockJump[];
  now: number;
}

/** A timer that stands still. */
export function newTimer(options: NewTimer): Timer {
  const { durationSeconds, remainingSeconds = durationSeconds, now } = options;
  const { intervals = [], jumps = [] } = options;
  const durationMs = Math.round(durationSeconds * 1000);
  return {
    durationMs,
    elapsedBefore: durationMs - Math.round(remainingSeconds * 1000),
    startedAt: null,
    seenAt: intervals.reduce((latest, { endedAt }) => Math.max(latest, endedAt), now),
    intervals,
    jumps,
  };
}

/**
 * Looks at the clock. When it was set back since the last look, everything recorded moves back with
 * it: nothing that ran is lost, no two stretches overlap, and none ends in the future of the new
 * clock. A clock that was set forward looks like sleep, and sleep counts as time that passed: the
 * server then judges whether a completion ends in its future.
 */
export function lookAtClock(timer: Timer, now: number): Timer {
  const setBack = timer.seenAt - now;
  if (setBack <= 0) return { ...timer, seenAt: now };
  return {
    ...timer,
    seenAt: now,
    startedAt: timer.startedAt === null ? null : timer.startedAt - setBack,
    intervals: timer.intervals.map(({ startedAt, endedAt }) => ({
      startedAt: startedAt - setBack,
      endedAt: endedAt - setBack,
    })),
  };
}

/** Milliseconds left at the last look. */
export function remainingMs(timer: Timer): number {
  const running = timer.startedAt === null ? 0 : timer.seenAt - timer.startedAt;
  return Math.max(0, timer.durationMs - timer.elapsedBefore - running);
}

/** Milliseconds that have run at the last look. */
export function elapsedMs(timer: Timer): number {
  return timer.durationMs - remainingMs(timer);
}

/** Whole seconds left, as a countdown shows them: 00:00 appears only at the end. */
export function remainingSeconds(timer: Timer): number {
  return Math.ceil(remainingMs(timer) / 1000);
}

export function isOver(timer: Timer): boolean {
  return remainingMs(timer) === 0;
}

/** Whether nothing of it has run, and it does not run now. */
export function isFull({ startedAt, elapsedBefore }: Timer): boolean {
  return startedAt === null && elapsedBefore === 0;
}

export function startTimer(timer: Timer, now: number): Timer {
  return { ...lookAtClock(timer, now), startedAt: now };
}

/** Ends the present stretch now, or at its deadline when that has passed already. */
export function stopTimer(timer: Timer, now: number): Timer {
  const seen = lookAtClock(timer, now);
  if (seen.startedAt === null) return seen;
  const ran = Math.min(seen.seenAt - seen.startedAt, seen.durationMs - seen.elapsedBefore);
  return {
    ...seen,
    startedAt: null,
    elapsedBefore: seen.elapsedBefore + ran,
    intervals:
      ran > 0
        ? [...seen.intervals, { startedAt: seen.startedAt, endedAt: seen.startedAt + ran }]
        : seen.intervals,
  };
}

/** Goes on from another moment of the countdown, in milliseconds from its beginning. */
export function moveTimer(timer: Timer, toMs: number, now: number): Timer {
  const stopped = stopTimer(timer, now);
  return {
    ...stopped,
    startedAt: timer.startedAt === null ? null : stopped.seenAt,
    elapsedBefore: toMs,
    jumps: [...stopped.jumps, { after: stopped.intervals.length, toMs }],
  };
}

/** The full duration again; what ran stays on record. */
export function refillTimer(timer: Timer, now: number): Timer {
  return { ...stopTimer(timer, now), elapsedBefore: 0 };
}
