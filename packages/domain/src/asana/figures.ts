/**
 * Every figure that is drawn, by its name. A pose has the figure with its key; after the poses come
 * the positions of flows that are no pose of the library. The type is made of this list, so that a
 * figure that nobody drew does not compile.
 */
export const figureKeys = [
  'pranayama-breathing',
  'alternate-nostril-breath',
  'victorious-breath',
  'humming-bee-breath',
  'equal-breath',
  'cooling-breath',
  'skull-shining-breath',
  'bellows-breath',
  'mountain-pose',
  'raised-hands',
  'chair',
  'warrior-i',
  'warrior-ii',
  'extended-triangle',
  'extended-side-angle',
  'garland',
  'low-lunge',
  'tree',
  'warrior-iii',
  'eagle',
  'half-moon',
  'extended-hand-to-big-toe',
  'downward-facing-dog',
  'standing-forward-fold',
  'pyramid',
  'wide-legged-forward-fold',
  'plank',
  'side-plank',
  'four-limbed-staff',
  'boat',
  'crow',
  'cobra',
  'sphinx',
  'upward-facing-dog',
  'locust',
  'bow',
  'bridge',
  'camel',
  'fish',
  'wheel',
  'lord-of-the-dance',
  'easy-pose',
  'staff',
  'thunderbolt',
  'lotus',
  'bound-angle',
  'seated-forward-fold',
  'head-to-knee',
  'cow-face',
  'half-lord-of-the-fishes',
  'easy-seated-twist',
  'revolved-triangle',
  'supine-twist',
  'childs-pose',
  'corpse',
  'legs-up-the-wall',
  'wind-relieving',
  'reclined-bound-angle',
  'plow',
  'supported-shoulderstand',
  'supported-headstand',
  'handstand',
  'prayer',
  'rise',
  'half-lift',
  'lunge',
  'eight-limbs',
  'cat',
  'cow',
] as const;

export type FigureKey = (typeof figureKeys)[number];

/**
 * What stands still for the practices that have no figure of their own name. A flow shows one or two
 * of its positions, never a single one that is a pose of the library: two cards would look alike. The
 * hand at the nose does not tell one nostril breath from another, so both share one figure.
 */
const stillFigures = new Map<string, readonly FigureKey[]>([
  ['surya-namaskar', ['rise']],
  ['surya-namaskar-b', ['chair', 'warrior-i']],
  ['chandra-namaskar', ['prayer', 'low-lunge']],
  ['cat-cow', ['cat', 'cow']],
  ['sun-breaths', ['mountain-pose', 'raised-hands']],
  ['surya-bhedana', ['alternate-nostril-breath']],
]);

/**
 * What stands still for a practice: its own figure, or one or two in the order in which they come.
 *
 * @param key of the asana.
 * @returns none for a pose that nobody drew.
 */
export function figuresOf(key: string | null): readonly FigureKey[] {
  const own = figureKeys.find((known) => known === key);
  if (own) return [own];
  return key === null ? [] : (stillFigures.get(key) ?? []);
}
