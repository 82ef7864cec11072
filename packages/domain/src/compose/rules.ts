import { difficulties, type Difficulty } from '../asana/asanaChoices.ts';
import type { BodyPosition } from '../guide/rest.ts';
import { avoidedWith } from '../safety/safety.ts';
import { type ClassPart, classParts } from './composedItem.ts';
import {
  isFlow,
  isMoon,
  isSalutation,
  isSeat,
  isStirring,
  itemSeconds,
  mostSets,
} from './lengths.ts';
import { spineWays, type SpineWay, type TaggedPose } from './tags.ts';
import type { Wish } from './wish.ts';

/** A pose in its place of a class. */
export interface Place {
  pose: TaggedPose;
  part: ClassPart;
  sets: number;
}

/** From this effort on a bend, a fold or a twist wants something neutral after it. */
const deep = 3;

/** The hardest there is without strain: in a calm class, and in one too short to warm up in. */
const moderateEffort = 3;

/** From these minutes on there is time to warm up for a peak, and to breathe. */
export const fullClassMinutes = 10;

/** The hardest that gets a body ready, or brings it back. */
export const gentle = 2;

/** How many poses have to prepare the peak. */
const preparations = 2;

/** How much of a class may be salutations; a short one that wakes is little else. */
const salutationShares = { usual: 0.25, shortAwake: 0.65 };

/** Too short for anything that wakes better than a few rounds of a salutation. */
export const isShortAwake = ({ energy, minutes }: Wish) =>
  energy === 'wake' && minutes <= fullClassMinutes;

/** How many seconds of a class may be salutations. */
export const salutationSeconds = (wish: Wish): number =>
  salutationShares[isShortAwake(wish) ? 'shortAwake' : 'usual'] * wish.minutes * 60;

/** What is held for longer than this is a rest, and no counter to a peak. */
const shortRest = 120;

/** From these minutes on the spine is moved every way that the limits leave. */
export const everyWayMinutes = 20;

const isOneOf = <Value>(value: Value, ...others: Value[]) => others.includes(value);

const depths: Record<BodyPosition, number> = {
  standing: 0,
  allFours: 1,
  kneeling: 2,
  prone: 3,
  seated: 4,
  inverted: 5,
  supine: 5,
};

/** How far down a body is in a pose. */
export const depthOf = ({ bodyPosition }: TaggedPose) => depths[bodyPosition];

/** Hard as it is to master, beginners have it four times in each round of their Surya Namaskar. */
export const everybodys = 'downward-facing-dog';

/** A moment between Plank and Cobra, which the salutations have: held alone it strains the shoulders. */
const neverAlone = 'four-limbed-staff';

/** From this effort on a back bend wants an easier one before it. */
const deepBackBend = 4;

/** How many poses on the floor open the hips before the knees are asked to turn in Lotus. */
const hipOpeners = 2;

/** How hard a level is. */
export const levelOf = (difficulty: Difficulty) => difficulties.indexOf(difficulty);

/** How a pose moves the spine, and how much it asks for. */
type Move = Pick<TaggedPose, 'spineMove' | 'effort'>;

export const isBackBend = ({ spineMove, effort }: Move) => spineMove === 'back' && effort >= deep;

/** Lets a spine come back from a bend: nothing stronger than what a warm body does easily. */
export const isRelease = ({ spineMove, effort }: Move) =>
  effort <= deep && (spineMove === 'neutral' || spineMove === 'forward');

const isDeepFoldOrTwist = ({ spineMove, effort }: TaggedPose) =>
  effort >= deep && (spineMove === 'forward' || spineMove === 'twist');

/** Whether a spine wants to be brought back after a pose. */
export const wantsRelease = (pose: TaggedPose) => isBackBend(pose) || isDeepFoldOrTwist(pose);

const isOnFloor = ({ bodyPosition }: TaggedPose) =>
  isOneOf(bodyPosition, 'kneeling', 'prone', 'supine');

export const isDeepBackBend = ({ spineMove, effort }: TaggedPose) =>
  spineMove === 'back' && effort >= deepBackBend;

/**
 * Whether a pose readies for a deep back bend: an easier one on the floor, which for a peak on the
 * floor comes after standing. A lunge bends hips, not the spine.
 */
const readies = (deepOne: TaggedPose, { pose, part }: Place): boolean =>
  isOnFloor(pose) &&
  pose.spineMove === 'back' &&
  pose.effort < deepOne.effort &&
  pose.regions.some((region) => isOneOf(region, 'spine', 'chest')) &&
  (deepOne.bodyPosition === 'standing' || part !== 'warm');

/** Whether a pose is a deep back bend that is readied by what comes before. */
export const isReadied = (pose: TaggedPose, before: readonly Place[]): boolean =>
  isDeepBackBend(pose) && before.some((place) => readies(pose, place));

/** Opens the hips on the floor, which sitting alone does not. */
const opensHips = ({ pose }: Place) =>
  isOneOf(pose.bodyPosition, 'seated', 'supine') && pose.regions.includes('hips') && !isSeat(pose);

/** A weight on the neck. */
export const standsOnShoulders = ({ key }: Pick<TaggedPose, 'key'>) =>
  key === 'plow' || key === 'supported-shoulderstand';

/** Lets the neck come back from a weight on it. */
export const followsShoulders = ({
  bodyPosition,
  effort,
}: Pick<TaggedPose, 'bodyPosition' | 'effort'>) => bodyPosition === 'supine' && effort <= deep;

/** Brings a body back from a peak. */
const undoes = ({ spineMove, effort }: TaggedPose) =>
  (effort <= gentle && spineMove === 'forward') ||
  (effort === 1 && (spineMove === 'neutral' || spineMove === 'twist'));

/** Whether a pose moves the spine this way; what goes forward and back by turns does both. */
export const movesSpine = ({ spineMove }: Pick<TaggedPose, 'spineMove'>, way: SpineWay) =>
  spineMove === way || (spineMove === 'mixed' && (way === 'forward' || way === 'back'));

/** What each part is made of. */
const members: Record<ClassPart, (pose: TaggedPose) => boolean> = {
  arrive: (pose) => isSeat(pose) || pose.key === 'mountain-pose',
  warm: (pose) =>
    isFlow(pose) ||
    isStirring(pose) ||
    (pose.effort <= gentle &&
      !isSeat(pose) &&
      isOneOf(pose.bodyPosition, 'seated', 'prone', 'kneeling', 'allFours', 'standing') &&
      // Of what asks for more, folds on one's feet, lunges on a knee and low back bends: they wait for
      // no warmth.
      (pose.effort === 1 ||
        pose.bodyPosition === 'kneeling' ||
        pose.bodyPosition === 'prone' ||
        (pose.bodyPosition === 'standing' &&
          pose.spineMove === 'forward' &&
          pose.regions.includes('hamstrings')))),
  stand: (pose) =>
    !isFlow(pose) &&
    pose.effort >= gentle &&
    (isOneOf(pose.bodyPosition, 'standing', 'allFours') ||
      // At its end a back that is to bend far lies down and is readied.
      (pose.bodyPosition === 'prone' && pose.effort <= deep)),
  peak: (pose) => !isFlow(pose) && pose.effort >= deep,
  counter: (pose) =>
    !isFlow(pose) &&
    !isSeat(pose) &&
    pose.durationSeconds <= shortRest &&
    (undoes(pose) || followsShoulders(pose)),
  floor: (pose) =>
    isOneOf(pose.bodyPosition, 'kneeling', 'prone', 'seated', 'supine') &&
    !isFlow(pose) &&
    !isSeat(pose) &&
    pose.category !== 'standing',
  breath: () => true,
  rest: () => true,
};

/**
 * Whether a pose may be in a part. Breathing and the rest have separate parts. Stirring poses come before
 * the body cools down.
 */
export function belongsTo(part: ClassPart, pose: TaggedPose): boolean {
  if (pose.key === neverAlone) return false;
  if (pose.category === 'breathing') return part === (isStirring(pose) ? 'warm' : 'breath');
  if (part === 'breath') return false;
  if ((pose.key === 'corpse') !== (part === 'rest')) return false;
  return members[part](pose);
}

/** A pose shows by these whether it prepares another one, or is prepared by it. */
type Prepared = Pick<TaggedPose, 'spineMove' | 'regions'>;

/** Whether poses prepare a peak: enough of its regions, and one that moves the spine its way. */
export function isPreparedBy(peak: Prepared, by: readonly { pose: Prepared }[]): boolean {
  const shares = ({ pose: { regions } }: { pose: Prepared }) =>
    regions.some((region) => peak.regions.includes(region));
  const way = spineWays.find((known) => known === peak.spineMove);
  return (
    by.filter(shares).length >= preparations &&
    (!way || by.some(({ pose }) => movesSpine(pose, way)))
  );
}

const rises = ({ part }: Place) => part === 'arrive' || part === 'warm';
const sinks = ({ part }: Place) => part === 'stand' || part === 'floor';

/** The hardest effort among places, of one part or of all. */
function hardest(places: readonly Place[], counts: (place: Place) => boolean = () => true): number {
  let most = 0;
  for (const place of places)
    if (place.pose.effort > most && counts(place)) most = place.pose.effort;
  return most;
}

const depthAt = ({ pose }: Place) => depthOf(pose);

/** Whether a rule lets a pose into a class. */
type OwnCheck = (place: Place, wish: Wish) => boolean;

/** The rules about a pose by itself. */
const ownChecks = {
  /** Asked first, because it lets the fewest in and the limits take the longest. */
  member: ({ pose, part }) => belongsTo(part, pose),

  /** Nothing that a stated limit forbids. */
  limit: ({ pose }, { limits }) => avoidedWith(pose, limits).length === 0,

  /** Nothing harder than was wished for, and nobody's first class stands upside down. */
  level: ({ pose }, { level }) =>
    (levelOf(pose.difficulty) <= levelOf(level) || pose.key === everybodys) &&
    (pose.bodyPosition !== 'inverted' || level !== 'beginner'),

  /** A calm class stays calm, but for the moon; a short one moderate; breaths that stir up are for waking up. */
  strength: ({ pose }, { energy, minutes }) =>
    (pose.effort <= moderateEffort || (energy !== 'calm' && minutes >= fullClassMinutes)) &&
    (energy !== 'calm' || !isSalutation(pose) || isMoon(pose)) &&
    (energy === 'wake' || !isStirring(pose)),

  sets: ({ pose, part, sets }) => sets <= mostSets(pose, part),
} satisfies Record<string, OwnCheck>;

/** Whether a rule lets a pose come next, after those before it. */
type OrderCheck = (next: Place, before: readonly Place[], wish: Wish) => boolean;

/** The rules about what comes before what. */
const orderChecks = {
  twice: ({ pose }, before) => before.every((place) => place.pose.id !== pose.id),

  part: ({ part }, before) => {
    const last = before.at(-1);
    return !last || classParts.indexOf(last.part) <= classParts.indexOf(part);
  },

  /** Up from the floor to stand, and down again, once. What leads to the peak and back is free. */
  position: (next, before) => {
    if (rises(next)) {
      const last = before.findLast(rises);
      return !last || depthAt(next) <= depthAt(last);
    }
    const last = sinks(next) ? before.findLast(sinks) : undefined;
    return !last || depthAt(next) >= depthAt(last);
  },

  /** Ever harder up to the peak, on the feet in small waves, then easier from position to position. */
  effort: ({ pose, part }, before) => {
    const isOwn = (place: Place) => place.part === part;
    if (part === 'peak') return pose.effort >= hardest(before);
    if (part === 'warm')
      return (
        isStirring(pose) ||
        pose.effort >= hardest(before, (place) => isOwn(place) && !isStirring(place.pose))
      );
    if (part === 'stand') return pose.effort >= hardest(before, isOwn) - 1;
    if (part !== 'floor') return true;
    const left = before.findLast(
      (place) => isOwn(place) && place.pose.bodyPosition !== pose.bodyPosition,
    )?.pose.bodyPosition;
    if (!left) return before.length === 0 || pose.effort <= hardest(before);
    return (
      pose.effort <= hardest(before, (place) => isOwn(place) && place.pose.bodyPosition === left)
    );
  },

  /**
   * A peak has been prepared by poses of its regions, and the spine has gone its way before. A deep
   * back bend waits for an easier one, and Lotus for open hips, wherever they stand.
   */
  prepared: ({ pose, part }, before) =>
    (part !== 'peak' || isPreparedBy(pose, before)) &&
    (!isDeepBackBend(pose) || isReadied(pose, before)) &&
    (pose.key !== 'lotus' || before.filter(opensHips).length >= hipOpeners),

  /**
   * After a strong back bend a release comes within two poses, or the deeper one that it readied for;
   * and never a deep fold at once.
   */
  backBend: ({ pose }, before) => {
    const last = before.at(-1)?.pose;
    const lastButOne = before.at(-2)?.pose;
    if (last && isBackBend(last) && pose.spineMove === 'forward' && pose.effort > 1) return false;
    if (!last || !lastButOne || !isBackBend(lastButOne)) return true;
    return isRelease(last) || isRelease(pose) || isReadied(pose, before.slice(-1));
  },

  /** After a deep fold or twist comes something neutral or restful. */
  neutral: ({ pose }, before) => {
    const last = before.at(-1)?.pose;
    if (!last || last.bodyPosition === 'inverted' || !isDeepFoldOrTwist(last)) return true;
    return pose.spineMove === 'neutral' || pose.effort === 1;
  },

  /**
   * Upside down only after standing, and nobody stands up after it. From the shoulders the neck comes
   * back on the back, from the head or the hands the blood in something gentle.
   */
  inversion: ({ pose, part }, before) => {
    const last = before.at(-1)?.pose;
    const isCountered = (from: TaggedPose) =>
      standsOnShoulders(from)
        ? standsOnShoulders(pose) || followsShoulders(pose)
        : isRelease(pose) && pose.effort <= gentle;
    if (last?.bodyPosition === 'inverted' && !isCountered(last)) return false;
    // The neck comes back in a back bend, which brings back nothing else.
    const isForNeck = part === 'counter' && followsShoulders(pose) && !undoes(pose);
    if (isForNeck && !(last && standsOnShoulders(last))) return false;
    const has = (position: BodyPosition) =>
      before.some((place) => place.pose.bodyPosition === position);
    if (pose.bodyPosition === 'inverted') return has('standing');
    return pose.bodyPosition !== 'standing' || !has('inverted');
  },

  /** Salutations stay within their share of the class. */
  salutations: ({ pose, sets }, before, wish) => {
    if (!isSalutation(pose)) return true;
    const all = [...before.filter((place) => isSalutation(place.pose)), { pose, sets }];
    const seconds = all.map((flow) => itemSeconds({ ...flow, seconds: flow.pose.durationSeconds }));
    return seconds.reduce((sum, some) => sum + some, 0) <= salutationSeconds(wish);
  },
} satisfies Record<string, OrderCheck>;

type OwnRule = keyof typeof ownChecks;
type OrderRule = keyof typeof orderChecks;

/**
 * A rule of a class. `unknown`: only poses that are in the library, and tagged. `length`: no set is
 * shorter than counts, nor longer than is good. `ending`: the rest comes last.
 */
export type ClassRule = OwnRule | OrderRule | 'unknown' | 'length' | 'ending';

const ownRules = Object.keys(ownChecks) as OwnRule[];
const orderRules = Object.keys(orderChecks) as OrderRule[];
const everyOrderCheck: readonly OrderCheck[] = Object.values(orderChecks);

/** Whether a pose may be in a part of a class, whatever comes before it. */
export const mayBe = (place: Place, wish: Wish): boolean =>
  ownRules.every((rule) => ownChecks[rule](place, wish));

/** Whether a pose that may be in the class may come next. */
export const mayFollow = (next: Place, before: readonly Place[], wish: Wish): boolean =>
  everyOrderCheck.every((holds) => holds(next, before, wish));

/** Whether one peak may come right after another, which nothing else would come between. */
export const maySucceed = (next: Place, last: Place): boolean =>
  (!isDeepBackBend(next.pose) || !isOnFloor(next.pose) || isReadied(next.pose, [last])) &&
  !(isOnFloor(last.pose) && next.pose.bodyPosition === 'standing') &&
  orderChecks.backBend(next, [last]) &&
  orderChecks.neutral(next, [last]) &&
  last.pose.bodyPosition !== 'inverted';

/** Whether a pose still has a place in its part once another has come. */
export const leavesRoom = (later: Place, next: Place, before: readonly Place[]): boolean => {
  const places = [...before, next];
  return orderChecks.position(later, places) && orderChecks.effort(later, places);
};

/** The rules that a pose would break, came it next. */
export const brokenBy = (next: Place, before: readonly Place[], wish: Wish): ClassRule[] => [
  ...ownRules.filter((rule) => !ownChecks[rule](next, wish)),
  ...orderRules.filter((rule) => !orderChecks[rule](next, before, wish)),
];
