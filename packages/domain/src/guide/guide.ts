import type { Asana } from '../asana/asana.ts';
import { type BreathLevel, type BreathPart, breathRoundOf } from './breath.ts';
import { flowOf, type FlowStep } from './flows.ts';

/**
 * What guides somebody through one set of a practice: what happens, in which order, and how long each
 * of it lasts beside the rest. How long in seconds follows with the length of the set.
 */
export type Guide =
  /** A pose that is held, on one side after the other where it has two. */
  | {
      kind: 'hold';
      sides: 1 | 2;
      /** A rest does not count down its last seconds. */
      isRest: boolean;
    }
  /** A breath that is counted; the set repeats this round. */
  | {
      kind: 'breath';
      round: readonly BreathPart[];
      /** After so many seconds the breath is free. @default 1200 */
      longestSeconds?: number;
    }
  /** A sequence of positions, each with its breath; the set is one round of it. */
  | { kind: 'flow'; steps: readonly FlowStep[] };

/** The seats that one rests in; what is made for rest tells it by its category. */
const seats = ['easy-pose', 'thunderbolt'];

/**
 * The guide of a practice. The flows and breaths of the product have one by their key; every other
 * pose is held, also a flow or a breath that an instructor added.
 *
 * @param level of a breathing practice.
 */
export function guideOf(
  { key, twoSided, category }: Pick<Asana, 'key' | 'twoSided'> & Partial<Pick<Asana, 'category'>>,
  level: BreathLevel = 'gentle',
): Guide {
  const steps = flowOf(key);
  if (steps) return { kind: 'flow', steps };
  const round = breathRoundOf(key, level);
  if (round) return { kind: 'breath', round };
  const isRest = category === 'restorative' || seats.some((seat) => seat === key);
  return { kind: 'hold', sides: twoSided ? 2 : 1, isRest };
}

/** What leads nobody: the whole set is free, whatever it lasts. */
export const freeBreath: Guide = {
  kind: 'breath',
  round: [{ phase: 'free', seconds: Number.POSITIVE_INFINITY }],
};

/** Whether a pose is held on one side after the other. */
export function hasSides(guide: Guide): boolean {
  return guide.kind === 'hold' && guide.sides === 2;
}

/** Whether a breath is pumped, which is not for everybody. */
export function isPumped(guide: Guide): boolean {
  return guide.kind === 'breath' && guide.round.some(({ manner }) => manner === 'pump');
}
