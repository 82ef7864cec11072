import { flows } from '../guide/flows.ts';
import type { ClassPart } from './composedItem.ts';
import { isFlow, isMoon, isSalutation, isSeat, isStirring } from './lengths.ts';
import {
  depthOf,
  everybodys,
  fullClassMinutes,
  isBackBend,
  isDeepBackBend,
  isRelease,
  isShortAwake,
  levelOf,
  type Place,
} from './rules.ts';
import type { TaggedPose } from './tags.ts';
import type { Energy, Wish } from './wish.ts';

/**
 * What it costs that something is not as one would like it best. The search looks for the cheapest
 * class that breaks no rule.
 */
const costs = {
  /** The most that chance adds, so that another seed gives another class. */
  chance: 3,
  /** Does nothing for what was wished for; and for the second one in a row, once more. */
  offFocus: 1.5,
  /** Does nothing for the peak, on the way to it. */
  offPeak: 1.5,
  recent: 1.5,
  notFavorite: 0.75,
  /** For each level below the one that was wished for. */
  tooEasy: 0.5,
  /** For each step of effort away from the arc of the class. */
  arc: 1.5,
  /** The body gets up or lies down, for each step of it. */
  position: 0.6,
  /** A position is left when its part has only begun; less, the further the part has come. */
  leftEarly: 5,
  /** The spine goes the same way again. */
  sameMove: 1.5,
  /** The spine has gone this way before, if not just now. */
  knownMove: 1,
  /** The same region as the pose before; and where both are strong. */
  sameRegion: 0.3,
  sameStrain: 1,
  /** A class with time to sit down begins on the feet. */
  standingStart: 3,
  /** The body gets up again after the peak. */
  upAgain: 3,
  /** A warm-up that leaves the spine still. */
  stillWarmUp: 1,
  /** A breath that stirs up is for some classes, and not twice. */
  stirring: 1.5,
  /** A salutation before two other poses have warmed the body. */
  coldSalutation: 3,
  /** On hands and feet before a peak that is stood in. */
  belowPeak: 2,
  /** The feet go from wide to narrow, or back. */
  stance: 2.5,
  /** From the belly to what neither lies nor folds. */
  offBelly: 4,
  /** Something else than a salutation warms, where a few rounds are nearly all there is. */
  besideRounds: 3,
  /** Beginners meet their first dog, on the way to something else: what it saves. */
  firstDog: -2.5,
  /** The Moon Salutation where it is not evening: twice in a class that wakes. */
  moonByDay: 1.5,
  /** The body lies down among what is stood in, for no deep back bend. */
  lyingEarly: 6,
  /** Something strong in a class that is to calm. */
  heat: 5,
  /** After a strong back bend, or upside down, something that is no release. */
  noRelease: 3,
  /** Something asks for effort again after a rest on the floor. */
  restOver: 4,
  /** For each step of effort that a peak could have had more. */
  lowPeak: 1.5,
  /** A step of a flow makes a poor peak. */
  stepAsPeak: 2,
};

/** Which way the feet stand, as far as the product's own poses tell it: grouped, one steps less. */
const wideStances = [
  'extended-side-angle',
  'extended-triangle',
  'half-moon',
  'pyramid',
  'revolved-triangle',
  'warrior-i',
  'warrior-ii',
  'wide-legged-forward-fold',
];
const isWide = ({ key }: TaggedPose) => wideStances.some((known) => known === key);

/** From this effort on a pose strains. */
const strong = 3;

const shares = (regions: readonly string[], others: readonly string[]) =>
  regions.some((region) => others.includes(region));

const moons: Record<Energy, number> = { wake: 2, balance: 1, calm: 0 };

/**
 * What a pose costs wherever it stands.
 *
 * @param chance from 0 up to 1.
 */
export function ownCost(pose: TaggedPose, { focus, level, energy }: Wish, chance: number): number {
  const below = Math.max(0, levelOf(level) - levelOf(pose.difficulty));
  return (
    chance * costs.chance +
    (focus.length > 0 && !shares(pose.regions, focus) ? costs.offFocus : 0) +
    (pose.isRecent ? costs.recent : 0) +
    (pose.isFavorite ? 0 : costs.notFavorite) +
    (energy === 'calm' && pose.effort >= strong && !isMoon(pose) ? costs.heat : 0) +
    (isMoon(pose) ? costs.moonByDay * moons[energy] : 0) +
    below * costs.tooEasy
  );
}

/** How much more effort the arc of a class asks for, or less. */
const lifts: Record<Energy, number> = { wake: 0.5, balance: 0, calm: -0.5 };

/** The effort that a part begins and ends with. */
function arcOf(part: ClassPart, { energy, level, minutes }: Wish, peaks: readonly TaggedPose[]) {
  const lift = lifts[energy];
  if (part === 'warm') return { from: 1, to: 2 + lift };
  if (part === 'stand') {
    const usual = minutes < fullClassMinutes ? 3 : Math.min(4, levelOf(level) + 3);
    const top = peaks.reduce((most, { effort }) => Math.max(most, effort), usual);
    return { from: 2 + lift, to: energy === 'calm' ? 2 : top };
  }
  if (part === 'counter') return { from: 1, to: 1 };
  return part === 'floor' ? { from: 2.5 + lift, to: 1 } : null;
}

/**
 * What it costs to place a pose after others, besides its own cost.
 *
 * @param progress how much of the part is filled, 0 to 1.
 */
export function placeCost(
  { pose, part }: Place,
  before: readonly Place[],
  progress: number,
  peaks: readonly TaggedPose[],
  wish: Wish,
): number {
  const last = before.at(-1);
  // A salutation warms by its very effort.
  const arc = isSalutation(pose) ? null : arcOf(part, wish, peaks);
  let cost = arc
    ? Math.abs(pose.effort - (arc.from + (arc.to - arc.from) * progress)) * costs.arc
    : 0;
  if (!last)
    return part === 'arrive' && !isSeat(pose) && wish.minutes >= fullClassMinutes
      ? costs.standingStart
      : 0;
  const isOnTheWay = part === 'warm' || part === 'stand';
  const isStart = last.part !== part;
  const steps = depthOf(pose) - depthOf(last.pose);
  cost += Math.abs(steps) * costs.position;
  // From hands and feet, the class does not return to standing before the peak.
  if (
    part === 'stand'
      ? depthOf(pose) > 0 && (steps > 0 || isStart)
      : part === 'floor' && steps > 0 && !isStart
  )
    cost += (1 - progress) * costs.leftEarly;
  if (part === 'warm' && pose.spineMove === 'neutral' && !isFlow(pose) && !isStirring(pose))
    cost += costs.stillWarmUp;
  if (part === 'warm' && isShortAwake(wish) && !isSalutation(pose)) cost += costs.besideRounds;
  if (isStirring(pose))
    cost += costs.stirring * (1 + before.filter((place) => isStirring(place.pose)).length);
  if (
    isSalutation(pose) &&
    !isShortAwake(wish) &&
    before.filter((place) => place.part === part).length < 2
  )
    cost += costs.coldSalutation;
  const [peak] = peaks;
  if (part === 'stand' && peak && depthOf(pose) > depthOf(peak)) cost += costs.belowPeak;
  if (part === 'stand' && pose.key === everybodys && wish.level === 'beginner')
    cost += costs.firstDog;
  if (part === 'stand' && pose.bodyPosition === 'prone' && !peaks.some(isDeepBackBend))
    cost += costs.lyingEarly;
  const isOffBelly = last.pose.bodyPosition === 'prone' && pose.bodyPosition !== 'prone';
  const isFoldOrLying = pose.bodyPosition === 'supine' || pose.spineMove === 'forward';
  if (isOffBelly && !isFoldOrLying) cost += costs.offBelly;
  // To fold back from the belly is no getting up.
  if (steps < 0 && part === 'counter' && !isOffBelly) cost += costs.upAgain;
  if (part === 'stand' && !isStart && depthOf(pose) + depthOf(last.pose) === 0)
    cost += isWide(pose) === isWide(last.pose) ? 0 : costs.stance;
  if (
    isOnTheWay &&
    !isStirring(pose) &&
    peaks.length > 0 &&
    !peaks.some((peak) => shares(peak.regions, pose.regions))
  )
    cost += costs.offPeak;
  if (
    wish.focus.length > 0 &&
    ![pose, last.pose].some(({ regions }) => shares(regions, wish.focus))
  )
    cost += costs.offFocus;
  if (pose.spineMove !== 'neutral') {
    if (pose.spineMove === last.pose.spineMove) cost += costs.sameMove;
    if (before.some((place) => place.pose.spineMove === pose.spineMove)) cost += costs.knownMove;
  }
  if (shares(pose.regions, last.pose.regions))
    cost += Math.min(pose.effort, last.pose.effort) >= strong ? costs.sameStrain : costs.sameRegion;
  const isUpright = last.pose.bodyPosition !== 'inverted' || pose.spineMove === 'forward';
  if (!isUpright || (isBackBend(last.pose) && !isRelease(pose))) cost += costs.noRelease;
  if (part === 'floor' && !pose.regions.includes('rest') && before.some(isRestOnFloor))
    cost += costs.restOver;
  return cost;
}

const isRestOnFloor = ({ pose, part }: Place) => part === 'floor' && pose.regions.includes('rest');

const stepsOfFlows = new Set<string | null>(
  Object.values(flows).flatMap((steps) => steps.map(({ figure }) => figure)),
);

/**
 * What a pose costs as the peak, besides its own cost.
 *
 * @param top the hardest effort that a peak may have.
 */
export const peakCost = ({ key, effort }: TaggedPose, top: number): number =>
  (top - effort) * costs.lowPeak + (stepsOfFlows.has(key) ? costs.stepAsPeak : 0);
