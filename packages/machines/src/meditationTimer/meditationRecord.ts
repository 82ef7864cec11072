import {
  type Bell,
  bellsOf,
  type Completion,
  latestBellMs,
  type RunningMeditation,
  type MeditationPlan,
} from '@niyama/domain';
import {
  isOver,
  lookAtClock,
  newTimer,
  remainingMs,
  stopTimer,
  type Timer,
} from '../poseTimer/timer.ts';

export interface MeditationTimerInput {
  /** The meditation that a reloaded or killed page left behind, else null. */
  kept: RunningMeditation | null;
  /** What the timer stands on while nothing runs. */
  plan: MeditationPlan;
  /** IANA zone of the student; a long journey may end in another one. */
  timeZone: () => string;
  /** Makes the uuid of a meditation. */
  newId: () => string;
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

/** What the rules of a meditation know and remember. */
export interface MeditationRecord extends Omit<MeditationTimerInput, 'kept'> {
  /** The id that the completion of this meditation carries. */
  id: string;
  timer: Timer;
  /** How many of its bells have rung or were missed. */
  bellsPassed: number;
  /** Indexes of the bells that were missed. */
  missedBells: number[];
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
  plan: MeditationPlan;
  /** When the meditation would have begun had it never been paused, epoch milliseconds. */
  beganAt: number;
}

/** A meditation that has not begun. */
export function newMeditation(given: Omit<MeditationTimerInput, 'kept'>): MeditationRecord {
  const { durationSeconds } = given.plan;
  return {
    ...given,
    id: given.newId(),
    timer: newTimer({ durationSeconds, now: given.now() }),
    bellsPassed: 0,
    missedBells: [],
  };
}

/** Takes up what was kept: the bells that would have rung meanwhile were missed. */
export function openMeditation({ kept, ...given }: MeditationTimerInput): MeditationRecord {
  if (!kept) return newMeditation(given);
  const { id, plan, elapsedBefore, startedAt, intervals, bellsPassed, missedBells } = kept;
  const timer = {
    durationMs: plan.durationSeconds * 1000,
    elapsedBefore,
    startedAt,
    // A clock that was set back while the page was closed shows in this moment.
    seenAt: kept.savedAt,
    intervals,
  };
  const record: MeditationRecord = { ...given, id, plan, timer, bellsPassed, missedBells };
  const isMeditationOver = isOver(lookAtClock(timer, given.now()));
  const late = bellsToCome(record).filter(
    ({ at }) => isMeditationOver || at < given.now() - latestBellMs,
  );
  return late.reduce((meditation, { index }) => passBell(meditation, index, 'missed'), record);
}

/** Notes that a bell is over. Bells come in order; what is told twice counts once. */
export function passBell<Meditation extends MeditationRecord>(
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

/** The whole minutes that have passed, which is what can be kept of a meditation that ends early. */
export function wholeMinutesOf({ timer, now }: MeditationRecord): number {
  const seen = lookAtClock(timer, now());
  return Math.floor((seen.durationMs - remainingMs(seen)) / 60_000);
}

/**
 * Ends a meditation before its time: it was as long as its whole minutes, and its stretches stay as they
 * were. Bells that such a meditation would not have had are no part of it.
 */
export function endEarly(meditation: MeditationRecord): Partial<MeditationRecord> {
  const durationSeconds = wholeMinutesOf(meditation) * 60;
  const durationMs = durationSeconds * 1000;
  const plan: MeditationPlan = {
    ...meditation.plan,
    durationSeconds,
    endingBell: false,
    intervalBells: meditation.plan.intervalBells.filter((offset) => offset < durationSeconds),
  };
  const bells = bellsOf(plan).length;
  return {
    plan,
    timer: {
      ...stopTimer(meditation.timer, meditation.now()),
      durationMs,
      elapsedBefore: durationMs,
    },
    bellsPassed: Math.min(meditation.bellsPassed, bells),
    missedBells: meditation.missedBells.filter((index) => index < bells),
  };
}

/** When the running stretch would have begun had the meditation never been paused. */
const beginning = ({ timer }: MeditationRecord) => (timer.startedAt ?? 0) - timer.elapsedBefore;

/** The bells that have neither rung nor been missed; none while it does not run. */
function bellsToCome(record: MeditationRecord): BellCall[] {
  if (record.timer.startedAt === null) return [];
  return bellsOf(record.plan)
    .map((bell, index) => ({ ...bell, index, at: beginning(record) + bell.offset * 1000 }))
    .slice(record.bellsPassed);
}

export const toStretch = (record: MeditationRecord): RunningStretch => ({
  plan: record.plan,
  beganAt: beginning(record),
});

export function toBellWatch(record: MeditationRecord): BellWatchInput {
  return { calls: bellsToCome(record), endsAt: beginning(record) + record.timer.durationMs };
}

export function toRunningMeditation({
  id,
  plan,
  timer,
  ...record
}: MeditationRecord): RunningMeditation {
  const { elapsedBefore, startedAt, intervals, seenAt } = timer;
  const { bellsPassed, missedBells } = record;
  return {
    id,
    plan,
    elapsedBefore,
    startedAt,
    intervals,
    bellsPassed,
    missedBells,
    savedAt: seenAt,
  };
}

/** A finished meditation; it ended at its deadline, however late anybody looked. */
export function toMeditationCompletion({
  id,
  plan,
  timer,
  timeZone,
  now,
}: MeditationRecord): Completion {
  return {
    id,
    kind: 'timer',
    asanaId: null,
    sets: 1,
    source: 'timer',
    durationSeconds: plan.durationSeconds,
    intervals: stopTimer(timer, now()).intervals,
    timeZone: timeZone(),
    reflectionAnswer: null,
  };
}
