import type { Asana } from '../asana/asana.ts';
import { type BreathLevel, type BreathPart, breathRoundOf } from './breath.ts';
import { flowOf, type FlowStep } from './flows.ts';
import type { ItemSide, Side } from './side.ts';

type Held<Sides> = Sides & {
  kind: 'hold';
  /** A rest does not count down its last seconds. */
  isRest: boolean;
};

/**
 * What guides somebody through one set of a practice: what happens, in which order, and how long each
 * of it lasts beside the rest. How long in seconds follows with the length of the set.
 */
export type SingleGuide =
  /** A pose that is held, on one side after the other where it has two. */
  | Held<{ sides: 2 }>
  | Held<{
      sides: 1;
      /** The one that is held of a pose with two; null of a pose without sides. */
      side: Side | null;
    }>
  /** A breath that is counted; the set repeats this round. */
  | {
      kind: 'breath';
      round: readonly BreathPart[];
      /** After so many seconds the breath is free. @default 1200 */
      longestSeconds?: number;
    }
  /** A sequence of positions, each with its breath; the set is one round of it. */
  | { kind: 'flow'; steps: readonly FlowStep[] };

/** A step of a chain, with all of its sets. */
export interface ChainStep {
  /** Of each set. */
  guide: SingleGuide;
  sets: number;
  /** How long each set lasts. */
  setSeconds: number;
  /** Between two sets. */
  restSeconds: number;
  /** Bells at equal parts of a meditation. */
  bells: number;
}

/** Several practices without a rest between them; they have one timer. */
export interface ChainGuide {
  kind: 'chain';
  steps: readonly ChainStep[];
}

/** What a timer runs through: one set of a practice, or a whole chain. */
export type Guide = SingleGuide | ChainGuide;

/** The seats that one rests in; what is made for rest tells it by its category. */
const seats = ['easy-pose', 'thunderbolt'];

/**
 * The guide of a practice. The flows and breaths of the product have one by their key; every other
 * pose is held, also a flow or a breath that an instructor added.
 *
 * @param level of a breathing practice.
 * @param side of a pose with two that is held on one of them alone.
 */
export function guideOf(
  { key, twoSided, category }: Pick<Asana, 'key' | 'twoSided'> & Partial<Pick<Asana, 'category'>>,
  level: BreathLevel = 'gentle',
  side: ItemSide = 'both',
): SingleGuide {
  const steps = flowOf(key);
  if (steps) return { kind: 'flow', steps };
  const round = breathRoundOf(key, level);
  if (round) return { kind: 'breath', round };
  const isRest = category === 'restorative' || seats.some((seat) => seat === key);
  if (twoSided && side === 'both') return { kind: 'hold', sides: 2, isRest };
  return { kind: 'hold', sides: 1, side: twoSided && side !== 'both' ? side : null, isRest };
}

/** What leads nobody: the whole set is free, whatever it lasts. */
export const freeBreath: SingleGuide = {
  kind: 'breath',
  round: [{ phase: 'free', seconds: Number.POSITIVE_INFINITY }],
};

/** Whether a pose is held on one side after the other. */
export function hasSides(guide: SingleGuide): boolean {
  return guide.kind === 'hold' && guide.sides === 2;
}

/** The only side on which a pose is held; null where it has both, or none. */
export const onlySideOf = (guide: SingleGuide): Side | null =>
  guide.kind === 'hold' && guide.sides === 1 ? guide.side : null;

/** Whether a breath is pumped, which is not for everybody. */
export function isPumped(guide: SingleGuide): boolean {
  return guide.kind === 'breath' && guide.round.some(({ manner }) => manner === 'pump');
}
