import type { BreathPart } from './breath.ts';
import type { FlowStep } from './flows.ts';
import type { SingleGuide } from './guide.ts';
import type { Side } from './side.ts';

/** A part of a set in which one thing stands, in milliseconds of the set: a change of side takes none. */
export type SetPart = { fromMs: number; toMs: number } & (
  | {
      kind: 'hold';
      /** The right side first, where it has both; null where the pose has none. */
      side: Side | null;
    }
  | {
      kind: 'breath';
      breath: BreathPart;
      /** 1-based; what is left over at the end belongs to the last round. */
      round: number;
      /** How many fit into the set; 0 when not even one does. */
      rounds: number;
    }
  | { kind: 'flow'; step: FlowStep }
);

/**
 * Nobody is paced for longer at a stretch, in seconds: after that the breath knows the way. It also
 * bounds how many tones there are to set.
 */
const longestPacing = 1200;

/** More rounds of pumps want a teacher beside one: in a longer set the breath is free after these. */
const mostPumpedRounds = 5;

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

type BreathGuide = Extract<SingleGuide, { kind: 'breath' }>;

/** How many rounds of a breath are counted in a set: whole ones, at the pace as it is written. */
function roundsIn({ round, longestSeconds = longestPacing }: BreathGuide, setSeconds: number) {
  const roundSeconds = sum(round.map(({ seconds }) => seconds));
  const fitting = Math.floor(Math.min(setSeconds, longestSeconds) / roundSeconds);
  const isPumped = round.some(({ manner }) => manner === 'pump');
  return isPumped ? Math.min(fitting, mostPumpedRounds) : fitting;
}

/**
 * A breath keeps its pace whatever the set lasts: drawn out it would be a strain, and hurried it would
 * be no guide. What no whole round fits into is free at the end.
 */
function breathParts(guide: BreathGuide, setSeconds: number) {
  const rounds = roundsIn(guide, setSeconds);
  const kind = 'breath' as const;
  const counted = Array.from({ length: rounds }, (_, at) =>
    guide.round.map((breath) => ({ kind, breath, round: at + 1, rounds })),
  ).flat();
  const seconds = setSeconds - sum(counted.map(({ breath }) => breath.seconds));
  const free: BreathPart = { phase: 'free', seconds };
  return seconds > 0 ? [...counted, { kind, breath: free, round: rounds, rounds }] : counted;
}

/** Lays things out over a set: each begins at the very millisecond at which the one before it ends. */
function layOut<Thing extends object>(
  setSeconds: number,
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
) {
  const all = sum(things.map(weightOf));
  const at = (weight: number) => Math.round((setSeconds * 1000 * weight) / all);
  let before = 0;
  return things.map((thing) => {
    const fromMs = at(before);
    before += weightOf(thing);
    return { ...thing, fromMs, toMs: at(before) };
  });
}

/**
 * What stands when within one set, from its beginning to its end without a gap.
 *
 * @param setSeconds the length of the set; holds and flows stretch to it.
 */
export function setParts(guide: SingleGuide, setSeconds: number): SetPart[] {
  if (guide.kind === 'hold') {
    const sides = guide.sides === 2 ? (['right', 'left'] as const) : [guide.side];
    const held = sides.map((side) => ({ kind: 'hold' as const, side }));
    return layOut(setSeconds, held, () => 1);
  }
  if (guide.kind === 'breath') {
    const breathed = breathParts(guide, setSeconds);
    return layOut(setSeconds, breathed, ({ breath }) => breath.seconds);
  }
  const steps = guide.steps.map((step) => ({ kind: 'flow' as const, step }));
  return layOut(setSeconds, steps, ({ step }) => step.weight);
}
