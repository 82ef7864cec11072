import { latestBellMs } from '@niyama/domain';
import { isOver, remainingMs, type Timer } from '../poseTimer/timer.ts';
import type { PracticeModel } from './practiceRules.ts';

/** What guides a student who does not look at the screen. */
export type PracticeCue =
  | { kind: 'getReady' | 'setStarted' | 'switchSides' | 'setDone' }
  /** Three, two, one. */
  | { kind: 'lastSeconds'; seconds: 3 | 2 | 1 };

/** In a set that is shorter than these seconds the cues would only fall over each other. */
const shortestCuedSet = 10;

/** How long 'Switch sides' stays on the screen: as long as it takes to do it. */
const shownMs = 5000;

type Moment = { leftMs: number; cue: PracticeCue };

/** The moments of a set that are cued, the earliest first. */
function moments({ asana, cues }: PracticeModel): Moment[] {
  const { durationSeconds, twoSided } = asana;
  if (durationSeconds < shortestCuedSet) return [];
  const half: Moment = { leftMs: (durationSeconds * 1000) / 2, cue: { kind: 'switchSides' } };
  const last = ([3, 2, 1] as const).map((seconds): Moment => ({
    leftMs: seconds * 1000,
    cue: { kind: 'lastSeconds', seconds },
  }));
  return [...(cues.cueSwitchSides && twoSided ? [half] : []), ...(cues.cueLastSeconds ? last : [])];
}

/**
 * The cue whose moment has come since the last look at the clock: of several only the latest, and
 * none that is too late.
 *
 * @param record as it stood at the last look.
 * @param seen the timer as it stands now.
 */
export function dueCue(record: PracticeModel, seen: Timer): PracticeCue | null {
  // The end has a cue of its own.
  if (isOver(seen)) return null;
  const before = remainingMs(record.timer);
  const now = remainingMs(seen);
  const due = moments(record).findLast(({ leftMs }) => now <= leftMs && leftMs < before);
  return due && due.leftMs - now <= latestBellMs ? due.cue : null;
}

/** A set that begins is cued; one that only goes on is not. */
export function startCue({ timer }: PracticeModel): PracticeCue | null {
  return timer.elapsedBefore === 0 ? { kind: 'setStarted' } : null;
}

/** A set ended at its deadline, whenever that is noticed. */
export function endCue({ timer }: PracticeModel): PracticeCue | null {
  const endedAt = timer.intervals.at(-1)?.endedAt ?? timer.seenAt;
  return timer.seenAt - endedAt <= latestBellMs ? { kind: 'setDone' } : null;
}

/** What guides the student at this moment of a running set, to be shown. */
export function shownCue(record: PracticeModel): 'switchSides' | 'lastSeconds' | null {
  const left = remainingMs(record.timer);
  const due = moments(record).findLast(({ leftMs }) => left <= leftMs);
  if (due?.cue.kind === 'lastSeconds') return 'lastSeconds';
  return due?.cue.kind === 'switchSides' && due.leftMs - left < shownMs ? 'switchSides' : null;
}
