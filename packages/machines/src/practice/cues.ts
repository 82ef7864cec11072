import {
  type ChainCue,
  changeSeconds,
  freeBreath,
  latestBellMs,
  type Moment,
  timeline,
} from '@niyama/domain';
import { elapsedMs, isFull, isOver, type Timer } from '../poseTimer/timer.ts';
import type { PracticeModel } from './practiceRules.ts';

/** What guides a student who does not look at the screen. */
export type PracticeCue = ChainCue | { kind: 'getReady' };

/** The moments of a set without those that are not for the student; its beginning and its end stay. */
export function chosenMoments({
  guide,
  moments,
  setSeconds,
  cues,
  isFree,
}: PracticeModel): Moment<ChainCue>[] {
  // A block holds nothing that is not for the student.
  if (guide.kind !== 'chain' && (isFree || !cues.isLed)) return timeline(freeBreath, setSeconds);
  return moments.filter(({ cue: { kind } }) => {
    if (kind === 'switchSides') return cues.cueSwitchSides;
    return kind !== 'lastSeconds' || cues.cueLastSeconds;
  });
}

/**
 * The moment that has come since the last look at the clock: of several only the latest, and none that is
 * too late.
 */
export function dueMoment<Due extends Pick<Moment, 'atMs'>>(
  moments: readonly Due[],
  beforeMs: number,
  nowMs: number,
): Due | null {
  const due = moments.findLast(({ atMs }) => beforeMs < atMs && atMs <= nowMs);
  return due && nowMs - due.atMs <= latestBellMs ? due : null;
}

/**
 * The cue whose moment has come since the last look at the clock.
 *
 * @param record as it stood at the last look.
 * @param seen the timer as it stands now.
 */
export function dueCue(record: PracticeModel, seen: Timer): PracticeCue | null {
  // The beginning and the end have cues of their own.
  if (isOver(seen)) return null;
  const due = dueMoment(chosenMoments(record), elapsedMs(record.timer), elapsedMs(seen));
  return due?.cue ?? null;
}

/** A set that begins is cued; one that only goes on is not. */
export function startCue(record: PracticeModel): PracticeCue | null {
  return isFull(record.timer) ? (chosenMoments(record)[0]?.cue ?? null) : null;
}

/** Whether the set, or the whole block, has ended. */
export const isEnded = ({ timer }: Pick<PracticeModel, 'timer'>): boolean => isOver(timer);

/** A set ended at its deadline, whenever that is noticed. */
export function endCue({ timer }: PracticeModel): PracticeCue | null {
  const endedAt = timer.intervals.at(-1)?.endedAt ?? timer.seenAt;
  return timer.seenAt - endedAt <= latestBellMs ? { kind: 'setDone' } : null;
}

/**
 * The cue to show at this moment of a running set. A change of side also shows where it is not
 * announced, because the countdown stands still.
 */
export function shownCue(record: PracticeModel): 'switchSides' | 'lastSeconds' | null {
  const latest = latestCue(record, record.moments);
  if (isChange(latest)) return 'switchSides';
  const isLast = latest.cue.kind === 'lastSeconds' && record.cues.cueLastSeconds;
  return isLast ? 'lastSeconds' : null;
}

/**
 * The cue that holds at this moment of a set, and since when, for a student who resumes in the middle of
 * it: the step of a flow or of a block, the breath, or the change of side. Null in a hold, whose earlier cues are
 * over.
 */
export function currentCue(record: PracticeModel): LatestCue | null {
  const latest = latestCue(record, chosenMoments(record));
  const { kind } = latest.cue;
  const isLasting = kind === 'step' || kind === 'stepStarted' || kind === 'breath';
  return isLasting || isChange(latest) ? latest : null;
}

/** Whether the sides are being changed. */
const isChange = ({ cue, sinceMs }: LatestCue) =>
  cue.kind === 'switchSides' && sinceMs < changeSeconds * 1000;

interface LatestCue {
  cue: ChainCue;
  sinceMs: number;
}

/** The last cue whose moment has come, however long ago. */
function latestCue({ timer }: PracticeModel, moments: readonly Moment<ChainCue>[]): LatestCue {
  const elapsed = elapsedMs(timer);
  const due = moments.findLast(({ atMs }) => atMs <= elapsed);
  // Every set begins with one.
  return { cue: due?.cue ?? { kind: 'setStarted' }, sinceMs: elapsed - (due?.atMs ?? 0) };
}
