import { clockMs } from './changeOfSide.ts';
import type { BreathPart, BreathPhase } from './breath.ts';
import type { FlowStep } from './flows.ts';
import type { SingleGuide } from './guide.ts';
import { type SetPart, setParts } from './setParts.ts';

/** What guides a student within a set. */
export type GuideCue =
  | { kind: 'setStarted' | 'switchSides' | 'setDone' }
  /** A quarter of a hold is over: time for a word about breath or attention. */
  | { kind: 'holding' }
  /** Three, two, one. */
  | { kind: 'lastSeconds'; seconds: 3 | 2 | 1 }
  | {
      kind: 'breath';
      breath: BreathPart;
      /** 1-based, as in the part of the set that begins here. */
      round: number;
    }
  | { kind: 'step'; step: FlowStep };

/**
 * What sounds: `bowl` begins a set or divides it, `complete` ends it, `tick` counts; `in` and `out`
 * lead the breath, and `stay` tells that it is asked for neither.
 */
export const tones = ['bowl', 'complete', 'tick', 'in', 'out', 'stay'] as const;
export type Tone = (typeof tones)[number];

/** @typeParam Cue what a moment is for. */
export interface Moment<Cue = GuideCue> {
  /** Milliseconds from the beginning of the set, by the clock. */
  atMs: number;
  cue: Cue;
  /** Null for what is only said. */
  tone: Tone | null;
}

/** In a set that is shorter than these seconds the last three would only fall over the other cues. */
const shortestCountedSet = 10;

/** A shorter hold is over before a word about it would be. */
const shortestSpokenHold = 30;

/** The tones of the breath ring for about two seconds: pumps and hurried steps would blur them. */
const shortestRungMs = 3000;

function toneOf(phase: BreathPhase, { fromMs, toMs }: SetPart): Tone {
  if (toMs - fromMs < shortestRungMs) return 'tick';
  return phase === 'in' || phase === 'out' ? phase : 'stay';
}

/** The cue and the tone that announce a part of a set. */
function toMoment(part: SetPart): Moment {
  const { fromMs: atMs } = part;
  if (part.kind === 'hold') {
    const kind = part.fromMs > 0 ? 'switchSides' : 'setStarted';
    return { atMs, cue: { kind }, tone: 'bowl' };
  }
  if (part.kind === 'breath') {
    const { kind, breath, round } = part;
    return { atMs, cue: { kind, breath, round }, tone: toneOf(breath.phase, part) };
  }
  const { step } = part;
  return { atMs, cue: { kind: 'step', step }, tone: toneOf(step.phase, part) };
}

/** What a hold is cued with beside its sides. */
function holdMoments(setSeconds: number, isRest: boolean): Moment[] {
  const holding: Moment = { atMs: setSeconds * 250, cue: { kind: 'holding' }, tone: null };
  const last = ([3, 2, 1] as const).map((seconds): Moment => ({
    atMs: (setSeconds - seconds) * 1000,
    cue: { kind: 'lastSeconds', seconds },
    tone: 'tick',
  }));
  return [...(setSeconds >= shortestSpokenHold ? [holding] : []), ...(isRest ? [] : last)];
}

/**
 * Every moment of a set at which something is to be heard, said or felt: ascending, no two at once,
 * the first at its beginning and the last at its end. Who wants fewer cues leaves some out.
 *
 * Two sides are changed at the half, and what comes after that comes later by it. A hold counts its
 * last three seconds. A flow and a breath do not: they lead to the end themselves, and a count would
 * talk over the last breath. Nor does a rest, which the bell ends softly enough.
 */
export function timeline(guide: SingleGuide, setSeconds: number): Moment[] {
  const begun = setParts(guide, setSeconds).map(toMoment);
  const isCounted = guide.kind === 'hold' && setSeconds >= shortestCountedSet;
  return [
    // The bowl begins every set, whatever begins with it.
    ...begun.slice(0, 1).map((moment): Moment => ({ ...moment, tone: 'bowl' })),
    ...begun.slice(1),
    ...(isCounted ? holdMoments(setSeconds, guide.isRest) : []),
    { atMs: setSeconds * 1000, cue: { kind: 'setDone' as const }, tone: 'complete' as const },
  ]
    .map(({ atMs, ...moment }) => ({ ...moment, atMs: clockMs(guide, setSeconds, atMs) }))
    .toSorted((one, other) => one.atMs - other.atMs);
}
