import {
  type Bell,
  bellsOf,
  type Completion,
  latestBellMs,
  type RunningSit,
  type SitPlan,
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
  /** The sit that a reloaded or killed page left behind, else null. */
  kept: RunningSit | null;
  /** What the timer stands on while nothing runs. */
  plan: SitPlan;
  /** IANA zone of the student; a long journey may end in another one. */
  timeZone: () => string;
  /** Makes the uuid of a sit. */
  newId: () => string;
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

/** What the rules of a sit know and remember. */
export interface SitRecord extends Omit<MeditationTimerInput, 'kept'> {
  /** The id that the completion of this sit carries. */
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
  /** When the sit ends, epoch milliseconds. */
  endsAt: number;
}

/** The stretch that runs, as what plays its bells has to know it. */
export interface RunningStretch {
  plan: SitPlan;
  /** When the sit would have begun had it never been paused, epoch milliseconds. */
  beganAt: number;
}

/** A sit that has not begun. */
export function newSit(given: Omit<MeditationTimerInput, 'kept'>): SitRecord {
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
export function openSit({ kept, ...given }: MeditationTimerInput): SitRecord {
  if (!kept) return newSit(given);
  const { id, plan, elapsedBefore, startedAt, intervals, bellsPassed, missedBells } = kept;
  const timer = {
    durationMs: plan.durationSeconds * 1000,
    elapsedBefore,
    startedAt,
    // A clock that was set back while the page was closed shows in this moment.
    seenAt: kept.savedAt,
    intervals,
  };
  const record: SitRecord = { ...given, id, plan, timer, bellsPassed, missedBells };
  const isSitOver = isOver(lookAtClock(timer, given.now()));
  const late = bellsToCome(record).filter(({ at }) => isSitOver || at < given.now() - latestBellMs);
  return late.reduce((sit, { index }) => passBell(sit, index, 'missed'), record);
}

/** Notes that a bell is over. Bells come in order; what is told twice counts once. */
export function passBell<Sit extends SitRecord>(
  sit: Sit,
  index: number,
  how: 'rang' | 'missed',
): Sit {
  if (index < sit.bellsPassed) return sit;
  return {
    ...sit,
    bellsPassed: index + 1,
    missedBells: how === 'missed' ? [...sit.missedBells, index] : sit.missedBells,
  };
}

/** The whole minutes that have passed, which is what can be kept of a sit that ends early. */
export function wholeMinutesOf({ timer, now }: SitRecord): number {
  const seen = lookAtClock(timer, now());
  return Math.floor((seen.durationMs - remainingMs(seen)) / 60_000);
}

/**
 * Ends a sit before its time: it was as long as its whole minutes, and its stretches stay as they
 * were. Bells that such a sit would not have had are no part of it.
 */
export function endEarly(sit: SitRecord): Partial<SitRecord> {
  const durationSeconds = wholeMinutesOf(sit) * 60;
  const durationMs = durationSeconds * 1000;
  const plan: SitPlan = {
    ...sit.plan,
    durationSeconds,
    endingBell: false,
    intervalBells: sit.plan.intervalBells.filter((offset) => offset < durationSeconds),
  };
  const bells = bellsOf(plan).length;
  return {
    plan,
    timer: { ...stopTimer(sit.timer, sit.now()), durationMs, elapsedBefore: durationMs },
    bellsPassed: Math.min(sit.bellsPassed, bells),
    missedBells: sit.missedBells.filter((index) => index < bells),
  };
}

/** When the running stretch would have begun had the sit never been paused. */
const beginning = ({ timer }: SitRecord) => (timer.startedAt ?? 0) - timer.elapsedBefore;

/** The bells that have neither rung nor been missed; none while it does not run. */
function bellsToCome(record: SitRecord): BellCall[] {
  if (record.timer.startedAt === null) return [];
  return bellsOf(record.plan)
    .map((bell, index) => ({ ...bell, index, at: beginning(record) + bell.offset * 1000 }))
    .slice(record.bellsPassed);
}

export const toStretch = (record: SitRecord): RunningStretch => ({
  plan: record.plan,
  beganAt: beginning(record),
});

export function toBellWatch(record: SitRecord): BellWatchInput {
  return { calls: bellsToCome(record), endsAt: beginning(record) + record.timer.durationMs };
}

export function toRunningSit({ id, plan, timer, ...record }: SitRecord): RunningSit {
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

/** A finished sit; it ended at its deadline, however late anybody looked. */
export function toSitCompletion({ id, plan, timer, timeZone, now }: SitRecord): Completion {
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
