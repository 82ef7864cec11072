import type { Side } from './side.ts';

/** What the breath does. `free`: nothing is asked of it; it comes and goes as it likes. */
export type BreathPhase = 'in' | 'holdIn' | 'out' | 'holdOut' | 'free';

/** The phases in which air moves: all that anybody meets who has not chosen holds. */
type MovingPhase = 'in' | 'out';
type HoldingPhase = 'holdIn' | 'holdOut';

/**
 * How a breath is made: with a narrowed throat, humming, over the tongue, or as a pump, which is a
 * short push of the belly.
 */
export type BreathManner = 'throat' | 'hum' | 'tongue' | 'pump';

export interface BreathPart<Phase extends BreathPhase = BreathPhase> {
  phase: Phase;
  seconds: number;
  /** The side of the nose that is open; both when absent. */
  nostril?: Side;
  /** Quietly through the nose when absent. */
  manner?: BreathManner;
}

/**
 * How much a breath asks for. `gentle` is the default. The others are offered where the practice has
 * them, and chosen each day after its safety tips: `longer` breathes out for twice as long as in,
 * `quicker` pumps faster, `withHolds` rests after the breath in and after the breath out.
 */
export const breathLevels = ['gentle', 'longer', 'quicker', 'withHolds'] as const;
export type BreathLevel = (typeof breathLevels)[number];

/**
 * One round of a practice at each level that it has. The type lets nobody write a hold into any level
 * but the one that is named after it.
 */
interface Rounds {
  gentle: readonly BreathPart<MovingPhase>[];
  longer?: readonly BreathPart<MovingPhase>[];
  quicker?: readonly BreathPart<MovingPhase>[];
  withHolds?: readonly BreathPart<MovingPhase | HoldingPhase>[];
}

type How = Pick<BreathPart, 'nostril' | 'manner'>;

const part =
  <Phase extends BreathPhase>(phase: Phase) =>
  (seconds: number, how: How = {}): BreathPart<Phase> => ({ phase, seconds, ...how });
const breatheIn = part('in');
const breatheOut = part('out');
const holdIn = part('holdIn');
const holdOut = part('holdOut');

/** In on the left, out on the right, in on the right, out on the left: a round ends where it began. */
const alternating = (inSeconds: number, outSeconds: number) => [
  breatheIn(inSeconds, { nostril: 'left' }),
  breatheOut(outSeconds, { nostril: 'right' }),
  breatheIn(inSeconds, { nostril: 'right' }),
  breatheOut(outSeconds, { nostril: 'left' }),
];

const repeated = <Part>(times: number, parts: readonly Part[]) =>
  Array.from({ length: times }, () => parts).flat();

/** After pumping, one slow breath lets the body find its own rhythm again. */
const slowBreath = [breatheIn(4), breatheOut(6)];

/** Skull-Shining pumps the breath out only; the breath in comes by itself within the same time. */
const pumpsOut = (times: number, seconds: number) => [
  ...repeated(times, [breatheOut(seconds, { manner: 'pump' })]),
  ...slowBreath,
];

/** The bellows moves both ways with the same force. */
const bellows = (times: number, secondsEachWay: number) => [
  ...repeated(times, [
    breatheIn(secondsEachWay, { manner: 'pump' }),
    breatheOut(secondsEachWay, { manner: 'pump' }),
  ]),
  ...slowBreath,
];

/**
 * The breathing practices of the library by the key of their asana. At `gentle` they take five to ten
 * breaths a minute, pumps aside, and at every level no breath out is shorter than the breath in.
 */
export const breathRounds = {
  'pranayama-breathing': { gentle: [breatheIn(4), breatheOut(6)] },
  'alternate-nostril-breath': { gentle: alternating(5, 5), longer: alternating(5, 10) },
  'victorious-breath': {
    gentle: [breatheIn(5, { manner: 'throat' }), breatheOut(5, { manner: 'throat' })],
    longer: [breatheIn(4, { manner: 'throat' }), breatheOut(8, { manner: 'throat' })],
  },
  'humming-bee-breath': { gentle: [breatheIn(4), breatheOut(8, { manner: 'hum' })] },
  'equal-breath': {
    gentle: [breatheIn(4), breatheOut(4)],
    withHolds: [breatheIn(4), holdIn(4), breatheOut(4), holdOut(4)],
  },
  // In over the tongue, out through the nose.
  'cooling-breath': { gentle: [breatheIn(4, { manner: 'tongue' }), breatheOut(6)] },
  'skull-shining-breath': { gentle: pumpsOut(10, 1), quicker: pumpsOut(20, 0.5) },
  'bellows-breath': { gentle: bellows(10, 1), quicker: bellows(20, 0.5) },
  'surya-bhedana': {
    gentle: [breatheIn(4, { nostril: 'right' }), breatheOut(6, { nostril: 'left' })],
  },
} as const satisfies Record<string, Rounds>;

export type BreathKey = keyof typeof breathRounds;

const isBreath = (key: string | null): key is BreathKey =>
  key !== null && Object.hasOwn(breathRounds, key);

/**
 * One round of a breathing practice; undefined for what is none.
 *
 * @param key of the asana.
 * @param level a practice that does not have it is breathed gently, never at another level.
 */
export function breathRoundOf(
  key: string | null,
  level: BreathLevel,
): readonly BreathPart[] | undefined {
  if (!isBreath(key)) return undefined;
  const rounds: Rounds = breathRounds[key];
  return rounds[level] ?? rounds.gentle;
}

/** The words for what is to be done, by their place in the texts of a breath. */
export function breathWord({ phase, manner }: Pick<BreathPart, 'phase' | 'manner'>) {
  switch (manner) {
    case 'pump':
      return phase === 'in' ? 'pumpIn' : 'pumpOut';
    case 'hum':
    case 'tongue':
      return manner;
    default:
      return phase === 'holdIn' || phase === 'holdOut' ? 'hold' : phase;
  }
}

/** The levels that a breathing practice offers, gentle first; no other pose has any. */
export function breathLevelsOf(key: string | null): BreathLevel[] {
  return isBreath(key) ? breathLevels.filter((level) => level in breathRounds[key]) : [];
}
