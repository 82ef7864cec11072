import { freeBreath, type GuideCue, latestBellMs, type Moment, timeline } from '@niyama/domain';
import { elapsedMs, isFull, isOver, type Timer } from '../poseTimer/timer.ts';
import type { PracticeModel } from './practiceRules.ts';

/** What guides a student who does not look at the screen. */
export type PracticeCue = GuideCue | { kind: 'getReady' };

/** How long 'Switch sides' stays on the screen: as long as it takes to do it. */
const shownMs = 5000;

/** The moments of a set without those that the student switched off; its beginning and its end stay. */
export function chosenMoments({ moments, setSeconds, cues, isFree }: PracticeModel): Moment[] {
  if (isFree) return timeline(freeBreath, setSeconds);
  return moments.filter(({ cue: { kind } }) => {
    if (kind === 'switchSides') return cues.cueSwitchSides;
    return kind !== 'lastSeconds' || cues.cueLastSeconds;
  });
}

/**
 * The cue whose moment has come since the last look at the clock: of several only the latest, and
 * none that is too late.
 *
 * @param record as it stood at the last look.
 * @param seen the timer as it stands now.
 */
export function dueCue(record: PracticeModel, seen: Timer): PracticeCue | null {
  // The beginning and the end have cues of their own.
  if (isOver(seen)) return null;
  const before = elapsedMs(record.timer);
  const now = elapsedMs(seen);
  const due = chosenMoments(record).findLast(({ atMs }) => before < atMs && atMs <= now);
  return due && now - due.atMs <= latestBellMs ? due.cue : null;
}

/** A set that begins is cued; one that only goes on is not. */
export function startCue(record: PracticeModel): PracticeCue | null {
  return isFull(record.timer) ? (chosenMoments(record)[0]?.cue ?? null) : null;
}

/** A set ended at its deadline, whenever that is noticed. */
export function endCue({ timer }: PracticeModel): PracticeCue | null {
  const endedAt = timer.intervals.at(-1)?.endedAt ?? timer.seenAt;
  return timer.seenAt - endedAt <= latestBellMs ? { kind: 'setDone' } : null;
}

/** What guides the student at this moment of a running set, to be shown. */
export function shownCue(record: PracticeModel): 'switchSides' | 'lastSeconds' | null {
  const { cue, sinceMs } = latestCue(record);
  if (cue.kind === 'lastSeconds') return 'lastSeconds';
  return cue.kind === 'switchSides' && sinceMs < shownMs ? 'switchSides' : null;
}

/**
 * The cue that holds at this moment of a set, for whoever goes on in the middle of it, and since when:
 * the step, the breath, or the other side while it is being taken. Null where nothing is asked: of a hold
 * what was said before is over.
 */
export function standingCue(record: PracticeModel): { cue: GuideCue; sinceMs: number } | null {
  const { cue, sinceMs } = latestCue(record);
  const holds =
    cue.kind === 'step' ||
    cue.kind === 'breath' ||
    (cue.kind === 'switchSides' && sinceMs < shownMs);
  return holds ? { cue, sinceMs } : null;
}

/** The last cue whose moment has come, however long ago. */
function latestCue(record: PracticeModel): { cue: GuideCue; sinceMs: number } {
  const elapsed = elapsedMs(record.timer);
  const due = chosenMoments(record).findLast(({ atMs }) => atMs <= elapsed);
  // Every set begins with one.
  return { cue: due?.cue ?? { kind: 'setStarted' }, sinceMs: elapsed - (due?.atMs ?? 0) };
}
