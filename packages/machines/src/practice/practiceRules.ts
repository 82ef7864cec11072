import {
  type ActiveInterval,
  type Asana,
  type BreathLevel,
  type ChainCue,
  type ChainGuide,
  chainTimeline,
  type ClockJump,
  clockMs,
  type Completion,
  type Guide,
  guideOf,
  heldMs,
  isPumped,
  type ItemSide,
  type Pace,
  pacedSeconds,
  storedSetSeconds,
  type Moment,
  type PracticeSource,
  type ResumePoint,
  type RunningPractice,
  type RunPlace,
  type Settings,
  stepStarts,
  timeline,
} from '@niyama/domain';
import { elapsedMs, lookAtClock, newTimer, stopTimer, type Timer } from '../poseTimer/timer.ts';

/** What of the pose a practice needs. */
export type PracticedAsana = Pick<
  Asana,
  'id' | 'key' | 'category' | 'durationSeconds' | 'twoSided' | 'effort'
>;

/** Which cues the student wants, and may have. */
export interface CueChoice extends Pick<
  Settings,
  'cueGetReady' | 'cueSwitchSides' | 'cueLastSeconds'
> {
  /** Whether steps or breaths lead the student: not where the practice is not for them. */
  isLed: boolean;
  /** Seconds between Start and the first set: time to come into the pose, and to hear how. */
  getReadySeconds: number;
}

export interface PracticeInput {
  /** A new uuid, or the id of the running practice that goes on; its completion carries it. */
  id: string;
  /** Null of a block. */
  asana: PracticedAsana | null;
  /** What a block of linked steps, a meditation or a pause is led by; null of a pose. */
  chain: ChainGuide | null;
  /** Of the pose, or of the first one of a block. */
  name: string | null;
  source: PracticeSource;
  /** The IANA zone in which the student is, asked when the practice is over. */
  timeZone: () => string;
  /** How many sets, until others are chosen. */
  sets: number;
  /** How long each set lasts. */
  setSeconds: number;
  /** Of a pose with two sides. */
  side: ItemSide;
  /**
   * Null to start from the beginning; a `RunningPractice` is one, `fromPausedSession` makes one. Its sets
   * and their length override those given.
   */
  resume: ResumePoint | null;
  cues: CueChoice;
  /** Where it stands in its sequence, whose points show only when all of it is done; null of a pose alone. */
  run: RunPlace | null;
  /** Begins without a tap, because the student is on the mat already. */
  startsByItself: boolean;
  /** How much a breathing practice asks for. */
  level: BreathLevel;
  /** Whether the student has read the safety tips of this practice today. */
  hasReadTips: () => boolean;
  /** Whether the completion of what ran asks something; only then a sequence waits for a tap. */
  hasQuestion: (ran: RunningPractice) => boolean;
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

/** What the rules of a practice know and remember. */
export interface PracticeModel extends Omit<PracticeInput, 'resume'> {
  /** What happens within each set, or in the whole block. */
  guide: Guide;
  /** Its timeline. */
  moments: Moment<ChainCue>[];
  /** Whether the student breathes freely in a practice that leads the breath. */
  isFree: boolean;
  /** 1-based; while 'Set Complete!' shows between two sets it is already the next one. */
  setNumber: number;
  /** The set by the clock, with a change of side in it. */
  timer: Timer;
  /** The moment of getting ready before the first set; none of it is practice. */
  ready: Timer;
  isComplete: boolean;
  isResumed: boolean;
  reflectionAnswer: string | null;
}

/** What is saved when a practice is left with Back. */
export interface PausedDraft {
  asanaId: string;
  source: PracticeSource;
  sets: number;
  /** How long each set lasts; null for as long as the pose itself. */
  setSeconds: number | null;
  setNumber: number;
  /** Whole seconds left of that set, at least 1. */
  timeRemaining: number;
  intervals: ActiveInterval[];
}

export function beginPractice({ resume, ...given }: PracticeInput): PracticeModel {
  const setSeconds = resume?.durationSeconds ?? given.setSeconds;
  const led = atLevel({ ...given, setSeconds }, given.level);
  return {
    ...given,
    ...led,
    setSeconds,
    isFree: false,
    sets: resume?.sets ?? given.sets,
    setNumber: resume?.setNumber ?? 1,
    timer: newSetTimer({ guide: led.guide, setSeconds, now: given.now }, resume ?? undefined),
    ready: newTimer({ durationSeconds: given.cues.getReadySeconds, now: given.now() }),
    isComplete: resume?.isComplete ?? false,
    isResumed: resume !== null,
    reflectionAnswer: null,
  };
}

/** @param left what ran before, and what is left of what is held: at the half the sides are still to be changed. */
function newSetTimer(
  { guide, setSeconds, now }: Pick<PracticeModel, 'guide' | 'setSeconds' | 'now'>,
  left: Pick<ResumePoint, 'intervals' | 'jumps' | 'remainingSeconds'> = {
    intervals: [],
    jumps: [],
    remainingSeconds: setSeconds,
  },
): Timer {
  const { intervals, jumps, remainingSeconds } = left;
  const secondsAt = (held: number) => clockMs(guide, setSeconds, held * 1000) / 1000;
  const durationSeconds = secondsAt(setSeconds);
  const passedSeconds = secondsAt(setSeconds - remainingSeconds);
  // A change of side begins once more, and so the clock may not go on from where it stood.
  const jump: ClockJump = { after: intervals.length, toMs: passedSeconds * 1000 };
  return newTimer({
    durationSeconds,
    remainingSeconds: durationSeconds - passedSeconds,
    intervals,
    jumps: guide.kind === 'chain' && passedSeconds > 0 ? [...jumps, jump] : jumps,
    now: now(),
  });
}

/** Seconds left of a set, as they count: they stand still while the sides are changed. */
export function secondsLeft({
  guide,
  setSeconds,
  timer,
}: Pick<PracticeModel, 'guide' | 'setSeconds' | 'timer'>): number {
  return setSeconds - heldMs(guide, setSeconds, elapsedMs(timer)) / 1000;
}

/** What a level changes. */
export function atLevel(
  {
    asana,
    chain,
    side,
    setSeconds,
  }: Pick<PracticeModel, 'asana' | 'chain' | 'side' | 'setSeconds'>,
  level: BreathLevel,
): Pick<PracticeModel, 'level' | 'guide' | 'moments'> {
  if (chain) return { level, guide: chain, moments: chainTimeline(chain) };
  if (!asana) throw new Error('There is neither a pose nor a block.');
  const guide = guideOf(asana, level, side);
  return { level, guide, moments: timeline(guide, setSeconds) };
}

/** What a pace changes, in a pose that has not begun: the length of its sets. */
export function atPace(record: PracticeModel, pace: Pace): Partial<PracticeModel> {
  const { asana, guide, timer, now } = record;
  if (!asana || guide.kind === 'chain') return {};
  const setSeconds = pacedSeconds(guide, asana.durationSeconds, pace);
  const { intervals, jumps } = timer;
  return {
    setSeconds,
    moments: timeline(guide, setSeconds),
    timer: newSetTimer(
      { guide, setSeconds, now },
      { intervals, jumps, remainingSeconds: setSeconds },
    ),
  };
}

/**
 * Whether the safety tips are to be read before it goes on: pumping is not for everybody, nor is any
 * breath that asks for more than a gentle one.
 */
export function asksBeforeStart({ guide, level, hasReadTips }: PracticeModel): boolean {
  return guide.kind !== 'chain' && (isPumped(guide) || level !== 'gentle') && !hasReadTips();
}

/** The practice as it stands now, for the device to keep; what runs is written down as if it stopped. */
export function toRunningPractice(record: PracticeModel): RunningPractice {
  const timer = stopTimer(record.timer, record.now());
  return {
    id: record.id,
    asanaId: record.asana?.id ?? null,
    name: record.name,
    source: record.source,
    run: record.run,
    durationSeconds: record.setSeconds,
    sets: record.sets,
    setNumber: record.setNumber,
    remainingSeconds: secondsLeft({ ...record, timer }),
    isComplete: record.isComplete,
    intervals: timer.intervals,
    jumps: timer.jumps,
    savedAt: timer.seenAt,
  };
}

export function toPausedDraft(record: PracticeModel): PausedDraft {
  if (!record.asana) throw new Error('A block is not saved as a paused practice.');
  const timer = stopTimer(record.timer, record.now());
  return {
    asanaId: record.asana.id,
    source: record.source,
    sets: record.sets,
    setSeconds: storedSetSeconds(record.asana, record.setSeconds),
    setNumber: record.setNumber,
    timeRemaining: Math.max(1, Math.ceil(secondsLeft({ ...record, timer }))),
    intervals: timer.intervals,
  };
}

/** A practice whose sets are done, to be saved. */
export interface FinishedPractice {
  completion: Completion;
  ran: RunningPractice;
}

export const toFinished = (record: PracticeModel): FinishedPractice => ({
  completion: toCompletion(record),
  ran: toRunningPractice(record),
});

function toCompletion(record: PracticeModel): Completion {
  return {
    id: record.id,
    kind: 'practice',
    asanaId: record.asana?.id ?? null,
    sets: record.sets,
    source: record.source,
    durationSeconds: record.setSeconds,
    intervals: record.timer.intervals,
    timeZone: record.timeZone(),
    reflectionAnswer: record.reflectionAnswer,
    runId: null,
    inPieces: false,
  };
}

/** The step of a block that runs, and when it and the next one begin, in milliseconds by the clock; null of a pose. */
export function stepAt({ guide, timer, now }: Pick<PracticeModel, 'guide' | 'timer' | 'now'>): {
  index: number;
  startsMs: number;
  /** Null of the last one. */
  nextMs: number | null;
} | null {
  if (guide.kind !== 'chain') return null;
  const starts = stepStarts(guide);
  const elapsed = elapsedMs(lookAtClock(timer, now()));
  const index = Math.max(
    0,
    starts.findLastIndex((startsMs) => startsMs <= elapsed),
  );
  return { index, startsMs: starts[index] ?? 0, nextMs: starts[index + 1] ?? null };
}
