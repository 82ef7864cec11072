import {
  type ActiveInterval,
  type Asana,
  type Completion,
  type Guide,
  guideOf,
  type PausedSession,
  type PracticeSource,
  type RunningPractice,
  type Settings,
} from '@niyama/domain';
import {
  newTimer,
  remainingMs,
  remainingSeconds,
  stopTimer,
  type Timer,
} from '../poseTimer/timer.ts';

/** Seconds between Start and the first set: time to come into the pose. */
export const getReadySeconds = 3;

/** Where a practice goes on that was begun before. */
export type ResumePoint = Pick<
  RunningPractice,
  'sets' | 'setNumber' | 'remainingSeconds' | 'isComplete' | 'intervals'
>;

/** What of the pose a practice needs. */
export type PracticedAsana = Pick<Asana, 'id' | 'key' | 'name' | 'durationSeconds' | 'twoSided'>;

/** Which cues the student wants. */
export type CueChoice = Pick<Settings, 'cueGetReady' | 'cueSwitchSides' | 'cueLastSeconds'>;

export interface PracticeInput {
  /** A new uuid, or the id of the running practice that goes on; its completion carries it. */
  id: string;
  asana: PracticedAsana;
  source: PracticeSource;
  /** The IANA zone in which the student is, asked when the practice is over. */
  timeZone: () => string;
  /** Null to begin anew; a `RunningPractice` is one, `fromPausedSession` makes one. */
  resume: ResumePoint | null;
  cues: CueChoice;
  /** A pose of a sequence: what it earned is told when all are done. */
  inSequence: boolean;
  /** Begins without a tap, because the student is on the mat already. */
  startsByItself: boolean;
  /** Whether the completion asks something; only then a sequence waits for a tap. */
  hasQuestion: boolean;
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

/** What the rules of a practice know and remember. */
export interface PracticeModel extends Omit<PracticeInput, 'resume'> {
  /** What happens within each set. */
  guide: Guide;
  /** How long each set lasts. */
  setSeconds: number;
  sets: number;
  /** 1-based; while 'Set Complete!' shows between two sets it is already the next one. */
  setNumber: number;
  timer: Timer;
  /** The moment of getting ready before the first set; none of it is practice. */
  ready: Timer;
  isComplete: boolean;
  isResumed: boolean;
  reflectionAnswer: string | null;
}

/** What is kept when a practice is left with Back. */
export interface PausedDraft {
  asanaId: string;
  source: PracticeSource;
  sets: number;
  setNumber: number;
  /** Whole seconds left of that set, at least 1. */
  timeRemaining: number;
  intervals: ActiveInterval[];
}

export function beginPractice({ resume, ...given }: PracticeInput): PracticeModel {
  const setSeconds = given.asana.durationSeconds;
  return {
    ...given,
    guide: guideOf(given.asana),
    setSeconds,
    sets: resume?.sets ?? 1,
    setNumber: resume?.setNumber ?? 1,
    timer: newTimer({
      durationSeconds: setSeconds,
      remainingSeconds: Math.min(setSeconds, resume?.remainingSeconds ?? setSeconds),
      intervals: resume?.intervals ?? [],
      now: given.now(),
    }),
    ready: newTimer({ durationSeconds: getReadySeconds, now: given.now() }),
    isComplete: resume?.isComplete ?? false,
    isResumed: resume !== null,
    reflectionAnswer: null,
  };
}

/** The practice as it stands now, for the device to keep; what runs is written down as if it stopped. */
export function toRunningPractice(record: PracticeModel): RunningPractice {
  const timer = stopTimer(record.timer, record.now());
  return {
    id: record.id,
    asanaId: record.asana.id,
    asanaName: record.asana.name,
    source: record.source,
    durationSeconds: record.setSeconds,
    sets: record.sets,
    setNumber: record.setNumber,
    remainingSeconds: remainingMs(timer) / 1000,
    isComplete: record.isComplete,
    intervals: timer.intervals,
    savedAt: timer.seenAt,
  };
}

export function toPausedDraft(record: PracticeModel): PausedDraft {
  const timer = stopTimer(record.timer, record.now());
  return {
    asanaId: record.asana.id,
    source: record.source,
    sets: record.sets,
    setNumber: record.setNumber,
    timeRemaining: Math.max(1, remainingSeconds(timer)),
    intervals: timer.intervals,
  };
}

export function toCompletion(record: PracticeModel): Completion {
  return {
    id: record.id,
    kind: 'practice',
    asanaId: record.asana.id,
    sets: record.sets,
    source: record.source,
    durationSeconds: record.setSeconds,
    intervals: record.timer.intervals,
    timeZone: record.timeZone(),
    reflectionAnswer: record.reflectionAnswer,
  };
}

/**
 * Resumes a practice that was left with Back. Where the stretches that it kept do not account for
 * what it says has run, they are taken to have ended when it was left: the completion must account
 * for every second of every set, or the server refuses it.
 *
 * @param durationSeconds what one set of the pose takes now; an instructor may have changed it.
 */
export function fromPausedSession(
  paused: Pick<PausedSession, 'pausedAt' | 'timeRemaining' | 'setNumber' | 'sets' | 'intervals'>,
  durationSeconds: number,
): ResumePoint {
  const remaining = Math.min(paused.timeRemaining, durationSeconds);
  const elapsedMs = (paused.setNumber * durationSeconds - remaining) * 1000;
  const leftAt = Date.parse(paused.pausedAt);
  const kept = paused.intervals.reduce(
    (sum, { startedAt, endedAt }) => sum + endedAt - startedAt,
    0,
  );
  const assumed = elapsedMs > 0 ? [{ startedAt: leftAt - elapsedMs, endedAt: leftAt }] : [];
  return {
    sets: paused.sets,
    setNumber: paused.setNumber,
    remainingSeconds: remaining,
    isComplete: false,
    intervals: kept >= elapsedMs ? paused.intervals : assumed,
  };
}
