/**
 * The timing of a bell goes through three files. This one says how many seconds into a meditation each
 * rings; packages/machines/src/meditationTimer/dueBells.ts at which moment of the wall clock, with the
 * pauses; packages/device/src/bells/watchBells.ts waits for that moment, and says what is too late. What
 * makes it heard, felt or only seen is `bellPlayer` beside that, with bells.ts there or, behind a lock
 * screen, packages/device/src/meditationTrack.
 */
import type { BellMode, MeditationPlan, RunningMeditation } from './meditation.ts';

/** How many interval bells a person can choose; a built-in preset may have more. */
export const mostIntervalBells = 4;

/** A bell that comes later than this is reported as missed, never rung (milliseconds). */
export const latestBellMs = 2000;

/** What the bells of this device can do at this moment. */
export interface BellSound {
  /** What the bells do: the choice, or silence while the master switch is off. */
  mode: BellMode;
  isMasterOff: boolean;
  canVibrate: boolean;
  /** Whether one rendered track can play the bells behind a lock screen. */
  canPlayTrack: boolean;
  /** The browser lets nothing sound before a press. */
  isBlocked: boolean;
}

export interface Bell {
  /** Seconds from the beginning of the meditation. */
  offset: number;
  kind: 'start' | 'interval' | 'end';
}

/**
 * Where `count` interval bells stand: at equal parts of the meditation, never at its beginning or
 * its end (docs/product.md#bells).
 *
 * @returns seconds from the beginning, ascending.
 */
export function bellOffsets(durationSeconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => (durationSeconds * (k + 1)) / (count + 1));
}

/** Every bell of a meditation, in the order in which they ring. */
export function bellsOf(plan: MeditationPlan): Bell[] {
  return [
    ...(plan.startingBell ? [{ offset: 0, kind: 'start' as const }] : []),
    ...plan.intervalBells.map((offset) => ({ offset, kind: 'interval' as const })),
    ...(plan.endingBell ? [{ offset: plan.durationSeconds, kind: 'end' as const }] : []),
  ];
}

/**
 * The same bells over another duration. A preset with more bells than can be chosen by hand gets as
 * many as can be.
 */
export function withDuration(plan: MeditationPlan, durationSeconds: number): MeditationPlan {
  const count = Math.min(plan.intervalBells.length, mostIntervalBells);
  return { ...plan, durationSeconds, intervalBells: bellOffsets(durationSeconds, count) };
}

/** What has become of a bell so far. */
export interface BellStatus extends Bell {
  state: 'due' | 'rang' | 'missed';
}

/** Every bell of a meditation with what has become of it. */
export function bellStatuses(
  plan: MeditationPlan,
  { bellsPassed, missedBells }: Pick<RunningMeditation, 'bellsPassed' | 'missedBells'>,
): BellStatus[] {
  const stateOf = (index: number) => {
    if (index >= bellsPassed) return 'due';
    return missedBells.includes(index) ? 'missed' : 'rang';
  };
  return bellsOf(plan).map((bell, index) => ({ ...bell, state: stateOf(index) }));
}
