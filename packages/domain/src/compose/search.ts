import { secondsBefore } from '../guide/rest.ts';
import { type ClassPart, classParts } from './composedItem.ts';
import { ownCost, peakCost, placeCost } from './costs.ts';
import {
  classSeconds,
  divide,
  isFlow,
  isSalutation,
  itemSeconds,
  leastLastRest,
  mostSets,
  type Range,
  setRange,
  setsNear,
} from './lengths.ts';
import { randomFrom } from './random.ts';
import {
  depthOf,
  everyWayMinutes,
  fullClassMinutes,
  isDeepBackBend,
  isPreparedBy,
  isReadied,
  isShortAwake,
  leavesRoom,
  mayBe,
  mayFollow,
  maySucceed,
  movesSpine,
  type Place,
  salutationSeconds,
} from './rules.ts';
import { spineWays, type SpineWay, type TaggedPose } from './tags.ts';
import type { Energy, Wish } from './wish.ts';

/** A place and how long each of its sets lasts. */
export interface TimedPlace extends Place {
  seconds: number;
}

/** The share of a class that each part takes, beside the others. */
const shares: Record<ClassPart, Record<Energy, number>> = {
  arrive: { wake: 5, balance: 6, calm: 8 },
  warm: { wake: 22, balance: 20, calm: 20 },
  stand: { wake: 33, balance: 30, calm: 12 },
  peak: { wake: 10, balance: 8, calm: 0 },
  counter: { wake: 5, balance: 5, calm: 0 },
  floor: { wake: 10, balance: 14, calm: 32 },
  breath: { wake: 7, balance: 8, calm: 12 },
  rest: { wake: 8, balance: 9, calm: 16 },
};

/** The share of the warm-up where rounds of a salutation are nearly all there is. */
const roundsShare = 100;

/** What is left out of a class that is too short for all parts, and of one of rounds. */
const leftOut: Record<'short' | 'rounds' | 'both', readonly ClassPart[]> = {
  short: ['peak', 'counter', 'breath'],
  rounds: ['peak', 'counter', 'floor', 'breath'],
  both: ['stand', 'peak', 'counter', 'floor', 'breath'],
};

/** From these minutes on there are two peaks. */
const twoPeaksMinutes = 45;

/**
 * A part may grow to so many times its share where others have to stay short; strength hardly does in
 * a class that is to calm.
 */
const growthOf = (part: ClassPart, { energy }: Wish) =>
  part === 'stand' && energy === 'calm' ? 1.4 : 2;

/** The most poses of a part; as many as fit where none is named. */
const mostPoses: Partial<Record<ClassPart, number>> = { arrive: 1, counter: 2, breath: 3, rest: 1 };

/** A long class has room for so many rounds of a salutation: one in this many minutes. */
const minutesPerRound = 10;

/** Nobody wants to be held in a rest for longer at first; what is left over may make it longer. */
const longestWanted = 150;

/** How much of a class one pose may take, breathing and the rest left out. */
const longestShare = 1 / 8;

/** How many beginnings of a class are followed at once. */
const beamWidth = 6;

/** How many peaks are tried before a class does without. */
const mostPeaks = 6;

/** A class that came out short is tried again with parts so many times as full. */
const fillings = [1, 1.6];

/** A class that came to less of the wished length is as short by another throw of chance. */
const hopeless = 0.9;

/** How often chance is asked again before there is no class. What is locked is harder to fit. */
const mostAttempts = { free: 2, locked: 8 };

/** What a part costs that is twice as long as it should be, or half; and what one pose costs. */
const lengthCost = 8;
const poseCost = 3;

/** How far a class may be from the minutes that were wished for. */
export const tolerance = 0.05;

/** What is known before the search begins. */
interface Plan {
  wish: Wish;
  /** Whether rounds of a salutation are nearly all there is. */
  isRounds: boolean;
  seconds: number;
  /** More than there could ever be. */
  longest: number;
  /** Seconds of each part of the class. */
  targets: Map<ClassPart, number>;
  candidates: Map<ClassPart, TaggedPose[]>;
  /** What a pose costs wherever it stands. */
  costs: Map<TaggedPose, number>;
  /** What has to come, by its part and in its order. */
  locked: Map<ClassPart, Place[]>;
  /** The ways that the spine has to have gone once a part is over, because none comes after it. */
  lastChances: Map<ClassPart, SpineWay[]>;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The longer a class, the longer one stays. */
const paceOf = (minutes: number) => 0.45 + 0.55 * Math.sqrt(minutes / 30);

/** How long a place may be. A hold becomes a second set where one would be too long. */
function rangeOf({ pose, part, sets }: Place, { minutes }: Wish): Range {
  const { least: shortest, most } = setRange(pose);
  const least = part === 'rest' ? Math.max(shortest, leastLastRest(minutes)) : shortest;
  if (isFlow(pose)) {
    const whole = itemSeconds({ pose, seconds: least, sets });
    return { least: whole, wanted: whole, most: whole };
  }
  const best =
    pose.key === 'corpse' ? pose.durationSeconds : Math.min(longestWanted, pose.durationSeconds);
  const wanted = Math.min(most, Math.max(least, best * paceOf(minutes)));
  const once = (seconds: number) => itemSeconds({ pose, seconds, sets: 1 });
  const longest = itemSeconds({ pose, seconds: most, sets: mostSets(pose, part) });
  const isLong = part === 'breath' || part === 'rest';
  const share = isLong ? Infinity : longestShare * minutes * 60;
  return {
    least: once(least),
    wanted: once(wanted),
    most: Math.min(longest, Math.max(once(wanted), share)),
  };
}

const restBefore = (next: Place, before: Place | undefined, { leadIn }: Wish) =>
  secondsBefore(before?.pose ?? null, next.pose, leadIn);

/** A beginning of a class. */
interface Beginning {
  places: Place[];
  cost: number;
  /** How long the part may be that is being filled, rests included. */
  range: Range;
}

const empty: Range = { least: 0, wanted: 0, most: 0 };
const longer = (range: Range, rest: number, more: Range): Range => ({
  least: range.least + rest + more.least,
  wanted: range.wanted + rest + more.wanted,
  most: range.most + rest + more.most,
});

/** How many sets of a pose may come next: one, or as many rounds as fill most of the seconds left. */
function setsOf(
  pose: TaggedPose,
  part: ClassPart,
  left: number,
  { wish, isRounds }: Pick<Plan, 'wish' | 'isRounds'>,
): number {
  if (!isFlow(pose)) return 1;
  const room = isSalutation(pose)
    ? Math.min(left * (isRounds ? 1 : 0.75), salutationSeconds(wish))
    : left / 2;
  const allowed = mostSets(pose, part);
  const most =
    isSalutation(pose) && !isRounds ? Math.floor(wish.minutes / minutesPerRound) : allowed;
  return Math.max(1, Math.min(allowed, most, Math.floor(room / (pose.durationSeconds + 2))));
}

function costOfLength(range: Range, target: number): number {
  const reached = Math.min(range.most, Math.max(range.least, target));
  const off = (seconds: number) => Math.abs(Math.log2(Math.max(1, seconds) / target));
  return lengthCost * (off(reached) * 3 + off(range.wanted));
}

/** A test of the places that bring what is needed. */
type Need = (place: Place) => boolean;

const asPeak = (pose: TaggedPose): Place => ({ pose, part: 'peak', sets: 1 });

/** What has to have come once a part is over, because no later part can bring it. */
function needsOf(
  part: ClassPart,
  peaks: readonly TaggedPose[],
  { locked, lastChances }: Plan,
): Need[] {
  const isLocked = (kept: Place) => (place: Place) => place.pose === kept.pose;
  const moves =
    (way: SpineWay) =>
    ({ pose }: Place) =>
      movesSpine(pose, way);
  // A standing peak is readied in the warm-up: once standing, nobody lies down for it. One peak may ready
  // another.
  const waiting = peaks.filter(
    (peak, at) =>
      isDeepBackBend(peak) &&
      part === (peak.bodyPosition === 'standing' ? 'warm' : 'stand') &&
      !isReadied(peak, peaks.slice(0, at).map(asPeak)),
  );
  const readies = (peak: TaggedPose) => (place: Place) => isReadied(peak, [place]);
  return [
    ...(part === 'peak' ? [] : (locked.get(part) ?? [])).map(isLocked),
    ...(lastChances.get(part) ?? []).map(moves),
    ...waiting.map(readies),
  ];
}

interface Priced {
  cost: number;
}

/** Whether a cost is among the cheapest few. */
const isCheap = (cost: number, kept: readonly Priced[]) =>
  cost < (kept[beamWidth - 1]?.cost ?? Infinity);

/** Puts something among the cheapest few, in their order. */
function keep<Kept extends Priced>(kept: Kept[], one: Kept) {
  const at = kept.findIndex(({ cost }) => cost > one.cost);
  kept.splice(at < 0 ? kept.length : at, 0, one);
  if (kept.length > beamWidth) kept.pop();
}

/** The best few ways to fill a part. */
function fill(
  part: ClassPart,
  beginnings: readonly Beginning[],
  target: number,
  peaks: readonly TaggedPose[],
  plan: Plan,
): Beginning[] {
  const { wish } = plan;
  const isPeak = part === 'peak';
  const most = isPeak ? peaks.length : (mostPoses[part] ?? Infinity);
  const own = isPeak ? peaks : (plan.candidates.get(part) ?? []);
  // Nothing that leads to a peak is harder than it.
  const top = leading.some((known) => known === part) ? (peaks[0]?.effort ?? Infinity) : Infinity;
  const poses = own.filter((pose) => isPeak || (!peaks.includes(pose) && pose.effort <= top));
  const allNeeds = needsOf(part, peaks, plan);
  const locked = isPeak ? [] : (plan.locked.get(part) ?? []);
  const done: Beginning[] = [];
  let open = beginnings.map(({ places, cost }) => ({
    places,
    range: empty,
    cost,
    /** Of the parts before. */
    costBefore: cost,
  }));
  for (let count = 0; open.length > 0; count += 1) {
    const next: typeof open = [];
    for (const { places, range, cost, costBefore } of open) {
      const needs = allNeeds.filter((meets) => !places.some(meets));
      if (needs.length === 0 && (!isPeak || count === most)) {
        // Many poses are no worse than few.
        const average = count === 0 ? 0 : ((cost - costBefore) / count) * poseCost;
        const whole = costBefore + average + costOfLength(range, target);
        if (isCheap(whole, done)) keep(done, { places, cost: whole, range });
      }
      if (count === most) continue;
      const waiting = locked.filter(({ pose }) => places.every((place) => place.pose !== pose));
      const room = target - sum(waiting.map((place) => rangeOf(place, wish).least));
      const isFull = !isPeak && range.least >= room;
      const progress = Math.min(1, range.wanted / target);
      for (const pose of isPeak ? poses.slice(count, count + 1) : poses) {
        if (isFull && !needs.some((meets) => meets({ pose, part, sets: 1 }))) continue;
        const own = plan.costs.get(pose) ?? 0;
        // Nor is any cheap that costs more by itself.
        if (!isCheap(cost + own, next)) break;
        const kept = waiting.find((place) => place.pose === pose);
        if (kept && kept !== waiting[0]) continue;
        const place = kept ?? { pose, part, sets: setsOf(pose, part, room - range.wanted, plan) };
        if (!mayFollow(place, places, wish)) continue;
        const more = own + placeCost(place, places, progress, peaks, wish);
        if (!isCheap(cost + more, next)) continue;
        // Nothing comes that would leave no place for what is locked.
        const later = waiting.filter((other) => other !== kept);
        if (!later.every((other) => leavesRoom(other, place, places))) continue;
        keep(next, {
          places: [...places, place],
          range: longer(range, restBefore(place, places.at(-1), wish), rangeOf(place, wish)),
          cost: cost + more,
          costBefore,
        });
      }
    }
    open = next;
  }
  return done;
}

/** Seconds for each place, so that the class has its length and its parts theirs. */
function timed(places: readonly Place[], plan: Plan): TimedPlace[] {
  const groups = classParts.flatMap((part) => {
    const own = places.flatMap((place, index) =>
      place.part === part
        ? {
            place,
            rest: restBefore(place, places[index - 1], plan.wish),
            range: rangeOf(place, plan.wish),
          }
        : [],
    );
    return own.length > 0 ? [{ part, own }] : [];
  });
  const ranges = groups.map(({ part, own }): Range => {
    const range = own.reduce((all, { rest, range }) => longer(all, rest, range), empty);
    const target = plan.targets.get(part) ?? 0;
    return {
      least: range.least,
      // A peak is no longer for being one.
      wanted: part === 'peak' ? Math.min(target, 2 * range.wanted) : target,
      most: Math.min(range.most, Math.max(range.least, target * growthOf(part, plan.wish))),
    };
  });
  let owed = 0;
  return divide(plan.seconds, ranges).flatMap((seconds, index) => {
    const own = groups[index]?.own ?? [];
    const rests = sum(own.map(({ rest }) => rest));
    const each = divide(
      seconds - rests,
      own.map(({ range }) => range),
    );
    return own.map(({ place, range }, at) => {
      const exact = (each[at] ?? 0) + owed;
      const found = {
        ...place,
        ...setsNear(place.pose, place.part, Math.max(range.least, exact)),
      };
      owed = exact - itemSeconds(found);
      return found;
    });
  });
}

/** The parts that lead to the peak. */
const leading: readonly ClassPart[] = ['arrive', 'warm', 'stand'];

/** From the easier to the harder, what stands on its head last. */
const upward = (a: TaggedPose, b: TaggedPose) =>
  a.effort - b.effort || depthOf(a) - depthOf(b) || (a.id < b.id ? -1 : 1);

/** Two peaks in an order in which one may come after the other; null when there is none. */
function inOrder(pair: TaggedPose[]): TaggedPose[] | null {
  const sorted = pair.toSorted(upward);
  const [first, last] = sorted;
  const ways = first?.effort === last?.effort ? [sorted, sorted.toReversed()] : [sorted];
  const mayGo = (poses: TaggedPose[]) => {
    const [one, other] = poses.map(asPeak);
    return !one || !other || maySucceed(other, one);
  };
  return ways.find(mayGo) ?? null;
}

/** The peaks to try, the likeliest first, at last none but what is locked. */
function peaksToTry({ wish, candidates, costs, locked }: Plan): TaggedPose[][] {
  const before = leading.flatMap((part) =>
    (candidates.get(part) ?? []).map((pose): Place => ({ pose, part, sets: 1 })),
  );
  const canBePrepared = (peak: TaggedPose) =>
    (!isDeepBackBend(peak) || isReadied(peak, before)) &&
    isPreparedBy(
      peak,
      before.filter(({ pose }) => pose !== peak && pose.effort <= peak.effort),
    );
  const isLocked = (pose: TaggedPose) =>
    locked.get('peak')?.some((place) => place.pose === pose) ?? false;
  const all = candidates.get('peak') ?? [];
  // What is locked without what readies it leaves no class, rather than being let go.
  const kept = all.filter(isLocked);
  const poses = all.filter(canBePrepared);
  const top = Math.max(...poses.map(({ effort }) => effort));
  const costOf = (pose: TaggedPose) => (costs.get(pose) ?? 0) + peakCost(pose, top);
  const others = poses
    .filter((pose) => !isLocked(pose))
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, mostPeaks);
  const room = (wish.minutes >= twoPeaksMinutes ? 2 : 1) - kept.length;
  const pairs = others.flatMap((pose, at) => others.slice(at + 1).map((other) => [pose, other]));
  const tries = [...(room > 1 ? pairs : []), ...(room > 0 ? others.map((pose) => [pose]) : []), []];
  return tries.flatMap((some) => {
    const peaks = [...kept, ...some];
    const ordered = peaks.length === 2 ? inOrder(peaks) : peaks.toSorted(upward);
    return ordered ? [ordered] : [];
  });
}

function planOf(
  poses: readonly TaggedPose[],
  wish: Wish,
  isRounds: boolean,
  random: () => number,
): Plan {
  const sorted = [...poses].sort((a, b) => (a.id < b.id ? -1 : 1));
  const costs = new Map(sorted.map((pose) => [pose, ownCost(pose, wish, random())]));
  const isShort = wish.minutes < fullClassMinutes;
  const without = isRounds ? leftOut[isShort ? 'both' : 'rounds'] : isShort ? leftOut.short : [];
  const shareOf = (part: ClassPart) =>
    isRounds && part === 'warm' ? roundsShare : shares[part][wish.energy];
  const partsOfClass = classParts.filter((part) => shareOf(part) > 0 && !without.includes(part));
  const isLiked = ({ id, key }: TaggedPose) => key === 'corpse' || !wish.disliked.includes(id);
  const candidates = new Map(
    partsOfClass.map((part) => {
      const own = sorted.filter((pose) => isLiked(pose) && mayBe({ pose, part, sets: 1 }, wish));
      return [part, own.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))];
    }),
  );
  const locked = new Map<ClassPart, Place[]>();
  for (const { asanaId, part, sets } of wish.locked) {
    const pose = candidates.get(part)?.find(({ id }) => id === asanaId);
    if (!pose) continue;
    locked.set(part, [...(locked.get(part) ?? []), { pose, part, sets: isFlow(pose) ? sets : 1 }]);
    for (const [other, own] of candidates)
      if (other !== part)
        candidates.set(
          other,
          own.filter((candidate) => candidate !== pose),
        );
  }

  const seconds = wish.minutes * 60;
  const hundredths = partsOfClass.map(shareOf);
  const ranges = partsOfClass.map((part, at): Range => {
    const own = (candidates.get(part) ?? []).map((pose) =>
      rangeOf({ pose, part, sets: mostSets(pose, part) }, wish),
    );
    const wanted = ((hundredths[at] ?? 0) / sum(hundredths)) * seconds;
    const longestFirst = own.map((range) => range.most).toSorted((a, b) => b - a);
    const most = sum(longestFirst.slice(0, mostPoses[part]));
    const least = Math.min(most, ...own.map((range) => range.least));
    return { least, wanted, most: Math.min(most, Math.max(least, wanted * growthOf(part, wish))) };
  });
  const divided = divide(seconds, ranges);
  const targets = new Map(partsOfClass.map((part, at) => [part, divided[at] ?? 0]));
  // As long as it may be between two poses.
  const longestRest = secondsBefore(
    { bodyPosition: 'inverted' },
    { bodyPosition: 'supine' },
    wish.leadIn,
  );
  // A pose comes once, whatever the parts that would have it.
  const longestOf = new Map<TaggedPose, number>();
  for (const [part, own] of candidates)
    for (const pose of own) {
      const { most } = rangeOf({ pose, part, sets: mostSets(pose, part) }, wish);
      longestOf.set(pose, Math.max(most + longestRest, longestOf.get(pose) ?? 0));
    }
  const longest = Math.min(sum(divided), sum([...longestOf.values()]));

  const lastChances = new Map<ClassPart, SpineWay[]>();
  for (const way of wish.minutes < everyWayMinutes ? [] : spineWays) {
    const last = partsOfClass.findLast((part) => {
      const isCertain = part !== 'peak' && part !== 'counter' && (targets.get(part) ?? 0) > 0;
      return isCertain && candidates.get(part)?.some((pose) => movesSpine(pose, way));
    });
    if (last) lastChances.set(last, [...(lastChances.get(last) ?? []), way]);
  }
  return { wish, isRounds, seconds, longest, targets, candidates, costs, locked, lastChances };
}

/** Fills one part after the other; none when a part cannot be filled. */
function beginningsWith(peaks: readonly TaggedPose[], filling: number, plan: Plan): Beginning[] {
  let beginnings: Beginning[] = [{ places: [], cost: 0, range: empty }];
  let left = plan.seconds;
  let targetsLeft = sum([...plan.targets.values()]);
  for (const [part, target] of plan.targets) {
    // There is nothing for it; or nothing to come back from.
    if (target < 1 || (part === 'counter' && peaks.length === 0 && !plan.locked.has(part)))
      continue;
    // What the parts before could not take is shared by those that come.
    const own = (target / targetsLeft) * left;
    beginnings = fill(part, beginnings, part === 'rest' ? own : own * filling, peaks, plan);
    const [best] = beginnings;
    if (!best) return [];
    targetsLeft -= target;
    left -= Math.min(best.range.most, Math.max(best.range.least, own));
  }
  return beginnings;
}

/** The first class of a plan that is as long as wished; else how long the longest one was. */
function firstClass(plan: Plan): TimedPlace[] | number {
  const within = tolerance * plan.seconds;
  let longest = 0;
  if (plan.longest < plan.seconds - within) return longest;
  const tries = peaksToTry(plan);
  for (const filling of fillings) {
    for (const peaks of tries) {
      const beginnings = beginningsWith(peaks, filling, plan);
      for (const { places } of beginnings) {
        const found = timed(places, plan);
        const seconds = classSeconds(found, plan.wish.leadIn);
        const isWithin = Math.abs(seconds - plan.seconds) <= within;
        if (found.at(-1)?.part === 'rest' && isWithin) return found;
        longest = Math.max(longest, seconds);
      }
      // Too short with this peak is too short with another.
      if (beginnings.length > 0) break;
    }
  }
  return longest;
}

/** A class for a wish that keeps every rule, or null when none is found. */
export function search(poses: readonly TaggedPose[], wish: Wish): TimedPlace[] | null {
  const random = randomFrom(wish.seed);
  const isFree = wish.locked.length === 0;
  const most = isFree ? mostAttempts.free : mostAttempts.locked;
  // Where rounds do not fit, an ordinary class may.
  for (const isRounds of isShortAwake(wish) ? [true, false] : [false])
    for (let attempt = 0; attempt < most; attempt += 1) {
      const found = firstClass(planOf(poses, wish, isRounds, random));
      if (typeof found !== 'number') return found;
      if (isFree && found > 0 && found < hopeless * wish.minutes * 60) break;
    }
  return null;
}
