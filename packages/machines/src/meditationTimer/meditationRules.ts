import {
  bellsOf,
  type Completion,
  latestBellMs,
  type RunningMeditation,
  type MeditationPlan,
  withoutHolds,
} from '@niyama/domain';
import {
  isOver,
  lookAtClock,
  newTimer,
  remainingMs,
  startTimer,
  stopTimer,
} from '../poseTimer/timer.ts';
import { type BellProgress, bellsToCome, passBell } from './dueBells.ts';

export interface MeditationTimerInput {
  /** The meditation that a reloaded or killed page left behind, else null. */
  stored: RunningMeditation | null;
  /** What the timer stands on while nothing runs. */
  plan: MeditationPlan;
  /** Whether the student has agreed today to hold the breath. */
  holdsAgreed: () => boolean;
  /** IANA zone of the student; a long journey may end in another one. */
  timeZone: () => string;
  /** Makes the uuid of a meditation. */
  newId: () => string;
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

/** What the rules of a meditation know and remember. */
export interface MeditationModel extends Omit<MeditationTimerInput, 'stored'>, BellProgress {
  /** The id that the completion of this meditation carries. */
  id: string;
}

/** A meditation that has not begun. */
export function newMeditation(given: Omit<MeditationTimerInput, 'stored'>): MeditationModel {
  const { durationSeconds } = given.plan;
  return {
    ...given,
    id: given.newId(),
    timer: newTimer({ durationSeconds, now: given.now() }),
    bellsPassed: 0,
    missedBells: [],
    breathesFreely: false,
  };
}

/** Lets it run, for the first time or after a pause. Nobody holds the breath who has not agreed to it that day. */
export function startMeditation(meditation: MeditationModel): Partial<MeditationModel> {
  const { plan, timer, holdsAgreed, now } = meditation;
  return {
    timer: startTimer(timer, now()),
    plan: holdsAgreed() ? plan : { ...plan, breath: withoutHolds(plan.breath) },
  };
}

/** Takes up the stored meditation; the bells that would have rung meanwhile count as missed. */
export function openMeditation({ stored, ...given }: MeditationTimerInput): MeditationModel {
  if (!stored) return newMeditation(given);
  const { elapsedBefore, startedAt, intervals, savedAt, ...progress } = stored;
  const { plan } = progress;
  const timer = {
    durationMs: plan.durationSeconds * 1000,
    elapsedBefore,
    startedAt,
    // A clock that was set back while the page was closed shows in this moment.
    seenAt: savedAt,
    intervals,
    jumps: [],
  };
  const record: MeditationModel = { ...given, ...progress, timer };
  const isMeditationOver = isOver(lookAtClock(timer, given.now()));
  const late = bellsToCome(record).filter(
    ({ at }) => isMeditationOver || at < given.now() - latestBellMs,
  );
  return late.reduce((meditation, { index }) => passBell(meditation, index, 'missed'), record);
}

/** The whole minutes that have passed: all that can be saved of a meditation that ends early. */
export function wholeMinutesOf({ timer, now }: MeditationModel): number {
  const seen = lookAtClock(timer, now());
  return Math.floor((seen.durationMs - remainingMs(seen)) / 60_000);
}

/**
 * Ends a meditation before its time: it was as long as its whole minutes, and its stretches stay as they
 * were. Bells that such a meditation would not have had are no part of it.
 */
export function endEarly(meditation: MeditationModel): Partial<MeditationModel> {
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

export function toRunningMeditation({
  id,
  plan,
  timer,
  ...record
}: MeditationModel): RunningMeditation {
  const { elapsedBefore, startedAt, intervals, seenAt } = timer;
  const { bellsPassed, missedBells, breathesFreely } = record;
  return {
    id,
    plan,
    elapsedBefore,
    startedAt,
    intervals,
    bellsPassed,
    missedBells,
    breathesFreely,
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
}: MeditationModel): Completion {
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
    runId: null,
    inPieces: false,
  };
}
