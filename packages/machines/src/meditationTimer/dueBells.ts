/**
 * The second step in the timing of a bell: from seconds into a meditation (packages/domain/src/meditation/bellTimes.ts)
 * to moments of the wall clock, for which packages/device/src/bells/watchBells.ts waits.
 */
import { type Bell, bellsOf, type MeditationPlan } from '@niyama/domain';
import { elapsedMs, type Timer } from '../poseTimer/timer.ts';

/** How far a meditation and its bells have come, from which follows when the next ones are due. */
export interface BellProgress {
  plan: MeditationPlan;
  timer: Timer;
  /** How many of its bells have rung or were missed. */
  bellsPassed: number;
  /** Indexes of the bells that were missed. */
  missedBells: number[];
  /** Whether its pacer was put aside. */
  breathesFreely: boolean;
}

/** A bell that is still to come. */
export interface BellCall extends Bell {
  index: number;
  /** When it is due, epoch milliseconds. */
  at: number;
}

/** What the watch over the bells has to know of the running stretch. */
export interface BellWatchInput {
  calls: BellCall[];
  /** When the meditation ends, epoch milliseconds. */
  endsAt: number;
}

/** The stretch that runs, as what plays its bells has to know it. */
export interface RunningStretch {
  /** Without a breath while that is free. */
  plan: MeditationPlan;
  /** When the meditation would have begun had it never been paused, epoch milliseconds. */
  beganAt: number;
}

/** The stretch that runs, as what leads its breath has to know it. */
export interface BreathStretch extends RunningStretch {
  /** Tones before this have sounded, in milliseconds from the beginning of the meditation. */
  fromMs: number;
}

/** Notes that a bell is over. Bells come in order; what is reported twice counts once. */
export function passBell<Meditation extends BellProgress>(
  meditation: Meditation,
  index: number,
  how: 'rang' | 'missed',
): Meditation {
  if (index < meditation.bellsPassed) return meditation;
  return {
    ...meditation,
    bellsPassed: index + 1,
    missedBells: how === 'missed' ? [...meditation.missedBells, index] : meditation.missedBells,
  };
}

/** When the running stretch would have begun had the meditation never been paused. */
const beginning = ({ timer }: BellProgress) => (timer.startedAt ?? 0) - timer.elapsedBefore;

/** The bells that have neither rung nor been missed; none while it does not run. */
export function bellsToCome(meditation: BellProgress): BellCall[] {
  if (meditation.timer.startedAt === null) return [];
  return bellsOf(meditation.plan)
    .map((bell, index) => ({ ...bell, index, at: beginning(meditation) + bell.offset * 1000 }))
    .slice(meditation.bellsPassed);
}

export const toStretch = (meditation: BellProgress): RunningStretch => ({
  plan: meditation.breathesFreely ? { ...meditation.plan, breath: null } : meditation.plan,
  beganAt: beginning(meditation),
});

/** A meditation that has begun so few milliseconds ago has not sounded its first tone. */
const justBegunMs = 100;

export function toBreathStretch(meditation: BellProgress): BreathStretch {
  const elapsed = elapsedMs(meditation.timer);
  return { ...toStretch(meditation), fromMs: elapsed < justBegunMs ? 0 : elapsed + 1 };
}

export function toBellWatch(meditation: BellProgress): BellWatchInput {
  return {
    calls: bellsToCome(meditation),
    endsAt: beginning(meditation) + meditation.timer.durationMs,
  };
}
