import type { Region } from '../asana/asanaChoices.ts';
import type { Why } from './composedItem.ts';
import {
  everyWayMinutes,
  followsShoulders,
  gentle,
  isBackBend,
  movesSpine,
  type Place,
  standsOnShoulders,
  wantsRelease,
} from './rules.ts';
import { spineWays } from './tags.ts';
import type { Wish } from './wish.ts';

/**
 * The region that a pose readies for another. The spine is in nearly all of them: it is made ready by
 * being moved the same way.
 */
function prepares({ pose }: Place, { pose: later }: Place): Region | undefined {
  return pose.regions.find(
    (region) =>
      later.regions.includes(region) && (region !== 'spine' || pose.spineMove === later.spineMove),
  );
}

/**
 * Whether a pose brings a body back from another: a fold from a strong back bend or from standing on
 * one's head, quiet for the same region from a deep fold or twist, and for the neck what lies.
 */
function evensOut({ pose }: Place, { pose: from }: Place): boolean {
  if (standsOnShoulders(from)) return followsShoulders(pose);
  if (isBackBend(from) || from.bodyPosition === 'inverted')
    return pose.spineMove === 'forward' && pose.effort <= gentle;
  return (
    wantsRelease(from) &&
    pose.spineMove === 'neutral' &&
    pose.effort === 1 &&
    pose.regions.some((region) => from.regions.includes(region))
  );
}

/** The first reason that holds, the more particular ones before the general ones. */
function whyOf(place: Place, before: readonly Place[], after: readonly Place[], wish: Wish): Why {
  const { pose, part } = place;
  if (part === 'arrive' || part === 'peak' || part === 'breath' || part === 'rest')
    return { kind: part };

  const peak = part === 'counter' ? before.findLast((other) => other.part === 'peak') : undefined;
  const evened = [peak, before.at(-1)].find((other) => other && evensOut(place, other));
  if (evened) return { kind: 'counters', of: evened.pose.id };

  const wished = pose.regions.find((region) => wish.focus.includes(region));
  if (wished) return { kind: 'focus', region: wished };
  for (const later of after.filter((other) => other.part === 'peak')) {
    const region = prepares(place, later);
    if (region) return { kind: 'prepares', of: later.pose.id, region };
  }
  if (part === 'warm') return { kind: 'warm' };
  if (part === 'counter') return { kind: 'settle' };

  const way = spineWays.find(
    (known) => movesSpine(pose, known) && !before.some((other) => movesSpine(other.pose, known)),
  );
  if (way && wish.minutes >= everyWayMinutes) return { kind: 'spine', way };
  if (pose.regions.includes('rest')) return { kind: 'settle' };
  const [region] = pose.regions;
  return region ? { kind: 'works', region } : { kind: 'settle' };
}

/** Why each pose of a class is where it is. */
export const whysOf = (places: readonly Place[], wish: Wish): Why[] =>
  places.map((place, at) => whyOf(place, places.slice(0, at), places.slice(at + 1), wish));
