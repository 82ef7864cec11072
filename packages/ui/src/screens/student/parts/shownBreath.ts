import type { BreathPhase, SingleGuide, GuidePosition } from '@niyama/domain';

/** What the breath does in the part of a set that stands. */
export interface ShownBreath {
  phase: BreathPhase;
  /**
   * What the sun does: it grows and shrinks with the breath, beats with a pump, and stands while nothing
   * is asked, as the last breath left it.
   */
  sun: 'growing' | 'shrinking' | 'beating' | 'full' | 'empty';
  /** 0-based place of the part in the set. */
  index: number;
  /** How long the part lasts, and how much of that has passed. */
  lastsMs: number;
  elapsedMs: number;
  /** Whole seconds that it lasts and that are left of it; a run of pumps counts as one. */
  seconds: number;
  secondsLeft: number;
}

/**
 * What the breath does at a moment of a set; null for a pose that is held.
 *
 * @param position of this guide.
 */
export function shownBreath(guide: SingleGuide, position: GuidePosition): ShownBreath | null {
  if (position.kind === 'hold') return null;
  const { index, elapsedMs } = position;
  const lastsMs = position.toMs - position.fromMs;
  const { phase } = position.kind === 'breath' ? position.breath : position.step;
  const pumps = pumpsAround(guide, position);
  return {
    phase,
    sun: pumps ? 'beating' : sunOf(guide, index, phase),
    index,
    lastsMs,
    elapsedMs,
    seconds: Math.ceil((pumps?.before ?? 0) + lastsMs / 1000 + (pumps?.after ?? 0)),
    secondsLeft: Math.ceil((lastsMs - elapsedMs) / 1000 + (pumps?.after ?? 0)),
  };
}

/** The seconds of the pumps before and after the one that stands; null where none does. */
function pumpsAround(guide: SingleGuide, standing: GuidePosition) {
  if (guide.kind !== 'breath' || standing.kind !== 'breath') return null;
  if (standing.breath.manner !== 'pump') return null;
  const at = standing.index % guide.round.length;
  const secondsOf = (parts: typeof guide.round) => {
    const end = parts.findIndex(({ manner }) => manner !== 'pump');
    const pumps = end === -1 ? parts : parts.slice(0, end);
    return pumps.reduce((all, { seconds }) => all + seconds, 0);
  };
  return {
    before: secondsOf(guide.round.slice(0, at).toReversed()),
    after: secondsOf(guide.round.slice(at + 1)),
  };
}

const suns = { in: 'growing', out: 'shrinking', holdIn: 'full', holdOut: 'empty' } as const;

function sunOf(guide: SingleGuide, index: number, phase: BreathPhase): ShownBreath['sun'] {
  if (phase !== 'free') return suns[phase];
  // What is left over of a breathing practice follows a breath out.
  const steps = guide.kind === 'flow' ? guide.steps.slice(0, index) : [];
  return steps.findLast((step) => step.phase !== 'free')?.phase === 'in' ? 'full' : 'empty';
}
