import type { Asana } from '../asana/asana.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import { type LeadIn, secondsBefore, secondsBetweenSets } from '../guide/rest.ts';
import { changeSeconds } from '../guide/side.ts';
import type { ClassPart } from './composedItem.ts';
import type { Composable, TaggedPose } from './tags.ts';

/** The longest a set is held, by the effort of the pose; that long on each side of two. */
const longestHold = 90;
const longestRest = 300;
const longestCorpse = 600;

/** From so many minutes on the last rest takes at least so many seconds, as teachers give it. */
const lastRests = [
  [45, 300],
  [30, 180],
  [20, 120],
] as const;

/** From this effort on a hold is not stretched at will, but to so many times the library's. */
const stretches = new Map([
  [3, 2],
  [4, 1.5],
  [5, 1],
]);

/** How long something may be, and how long it best is. */
export interface Range {
  least: number;
  wanted: number;
  most: number;
}

/** A seat: one arrives in it, and it takes no effort to stay. */
export const isSeat = ({ bodyPosition, spineMove, regions }: TaggedPose) =>
  (bodyPosition === 'seated' || bodyPosition === 'kneeling') &&
  spineMove === 'neutral' &&
  regions.includes('rest');

/** A flow is whole or it is not: its set has the library's length, and it is repeated instead. */
export const isFlow = ({ key }: TaggedPose) => isFlowKey(key);

/** A flow through standing and lying, which heats; the other flows warm a spine or an arm. */
export const isSalutation = (pose: TaggedPose) => isFlow(pose) && pose.effort >= 3;

/** The salutation of the evening, slow enough to calm. */
export const isMoon = ({ key }: TaggedPose) => key === 'chandra-namaskar';

/** A breath that stirs up, by pumping or by heat. */
export const isStirring = ({ category, effort }: Pick<Composable, 'category' | 'effort'>) =>
  category === 'breathing' && (effort ?? 0) >= 2;

/** A pose that is rested in; also a breath. */
const isRestful = (pose: TaggedPose) =>
  isSeat(pose) ||
  pose.effort === 1 ||
  pose.category === 'breathing' ||
  pose.category === 'restorative';

/**
 * The most sets of a pose in one class. Flows have rounds; of what is held, only a peak is tried
 * twice: elsewhere a second hold would fill time and no more.
 */
export function mostSets(pose: TaggedPose, part: ClassPart): number {
  if (isFlow(pose)) return isSalutation(pose) ? 10 : 2;
  return part !== 'peak' || isRestful(pose) || pose.bodyPosition === 'inverted' ? 1 : 2;
}

function longest(pose: TaggedPose): number {
  const { key, category, effort, durationSeconds, twoSided } = pose;
  if (key === 'corpse') return longestCorpse;
  const isBreath = category === 'breathing';
  if (isBreath) return longestRest;
  // Nobody kneels for long.
  if (isSeat(pose) && pose.bodyPosition === 'kneeling') return durationSeconds;
  if (category === 'restorative' || isSeat(pose)) return Math.min(longestRest, durationSeconds * 2);
  const most = longestHold * (twoSided ? 2 : 1);
  return Math.min(most, durationSeconds * (stretches.get(effort) ?? Infinity));
}

/** Seconds are shown in fives, and so is each of two sides. */
const gridOf = ({ twoSided }: TaggedPose) => (twoSided ? 10 : 5);

/**
 * How long one set of a pose may be in a class. The least is what a completion has to have; less than
 * a quarter of a hold, or than 15 seconds on a side, would be another exercise.
 */
export function setRange(pose: TaggedPose): { least: number; most: number } {
  const full = pose.durationSeconds;
  if (isFlow(pose) || isStirring(pose)) return { least: full, most: full };
  const grid = gridOf(pose);
  const shortest = Math.max(pose.twoSided ? 30 : 15, Math.ceil(full / 4));
  const least = Math.ceil(shortest / grid) * grid;
  return { least, most: Math.max(least, Math.floor(longest(pose) / grid) * grid) };
}

/** The least seconds of the rest that ends a class of some minutes. */
export const leastLastRest = (minutes: number): number =>
  lastRests.find(([from]) => minutes >= from)?.[1] ?? 0;

/** What decides how long the sets of a pose take by the clock. */
type Clocked = Pick<Composable, 'effort' | 'twoSided'>;

/** Seconds of all sets of an item, with the changes of side in them and the rests between them. */
export function itemSeconds({
  pose,
  seconds,
  sets,
}: {
  pose: Clocked;
  seconds: number;
  sets: number;
}) {
  const set = seconds + (pose.twoSided ? changeSeconds : 0);
  return sets * set + (sets - 1) * secondsBetweenSets(pose.effort);
}

/** The sets of a pose that come nearest to some seconds; two of a peak where one would be too long. */
export function setsNear(
  pose: TaggedPose,
  part: ClassPart,
  exact: number,
): { seconds: number; sets: number } {
  const { least, most } = setRange(pose);
  if (isFlow(pose)) {
    const rest = secondsBetweenSets(pose.effort);
    const rounds = Math.round((exact + rest) / (least + rest));
    return { seconds: least, sets: Math.min(mostSets(pose, part), Math.max(1, rounds)) };
  }
  const grid = gridOf(pose);
  const isLong = exact > itemSeconds({ pose, seconds: most, sets: 1 }) + grid;
  const sets = isLong ? mostSets(pose, part) : 1;
  const seconds = (exact - itemSeconds({ pose, seconds: 0, sets })) / sets;
  const rounded = Math.round(seconds / grid) * grid;
  return { sets, seconds: Math.min(most, Math.max(least, rounded)) };
}

/** How long a class lasts, with getting ready and the rests between its poses. */
export const classSeconds = (
  items: readonly {
    pose: Clocked & Pick<Composable, 'bodyPosition'>;
    seconds: number;
    sets: number;
  }[],
  leadIn: LeadIn,
): number =>
  items.reduce((all, item, index) => {
    const before = items[index - 1]?.pose ?? null;
    return all + secondsBefore(before, item.pose, leadIn) + itemSeconds(item);
  }, 0);

/** How long poses last one after the other, a set of each in its own length, as lists are practiced. */
export const practiceSeconds = (
  asanas: readonly Pick<Asana, keyof Clocked | 'bodyPosition' | 'durationSeconds'>[],
  leadIn: LeadIn,
): number =>
  classSeconds(
    asanas.map((pose) => ({ pose, seconds: pose.durationSeconds, sets: 1 })),
    leadIn,
  );

/**
 * Divides a whole among ranges: each gets what it wants, all of them times the same factor, within
 * what it may have.
 *
 * @returns less than the whole, or more, where the ranges allow nothing else.
 */
export function divide(whole: number, ranges: readonly Range[]): number[] {
  const at = (factor: number, { least, wanted, most }: Range) =>
    Math.min(most, Math.max(least, wanted * factor));
  const sumAt = (factor: number) => ranges.reduce((all, range) => all + at(factor, range), 0);
  let low = 0;
  let high = 1;
  while (sumAt(high) < whole && high < 1e6) high *= 2;
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) < whole) low = middle;
    else high = middle;
  }
  return ranges.map((range) => at(high, range));
}
