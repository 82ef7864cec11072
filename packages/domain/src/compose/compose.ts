import type { Limit } from '../asana/asanaChoices.ts';
import type { ComposedItem } from './composedItem.ts';
import { classSeconds } from './lengths.ts';
import { search } from './search.ts';
import { type Composable, isTagged, type TaggedPose } from './tags.ts';
import { whysOf } from './why.ts';
import { classMinutes, type Wish } from './wish.ts';

/** What came of a wish. */
export type Composed =
  /** A class as long as wished, give or take a twentieth; its seconds with all that is between poses. */
  | { status: 'ready'; items: ComposedItem[]; seconds: number }
  /** What is left out leaves enough for this long and no longer. */
  | { status: 'shorter'; longestMinutes: number }
  /** There would be a class, but not with all that is locked. */
  | { status: 'locked' }
  /**
   * There is not enough for the shortest class. Without any one of these limits there would be; none
   * are named when it is not for the limits.
   */
  | { status: 'refused'; because: Limit[] };

/** The longest class that is shorter than wished; null when there is none. */
function longestBelow(poses: readonly TaggedPose[], wish: Wish): number | null {
  const { least, step } = classMinutes;
  for (let minutes = wish.minutes - step; minutes >= least; minutes -= step)
    if (search(poses, { ...wish, minutes })) return minutes;
  return null;
}

/** The limits without one of which there would be a class; all of them when it takes several. */
function limitsInTheWay(poses: readonly TaggedPose[], wish: Wish): Limit[] {
  const isEnough = (limits: Limit[]) =>
    search(poses, { ...wish, minutes: classMinutes.least, limits }) !== null;
  const single = wish.limits.filter((limit) =>
    isEnough(wish.limits.filter((other) => other !== limit)),
  );
  if (single.length > 0) return single;
  return isEnough([]) ? [...wish.limits] : [];
}

/**
 * Puts a class together. The same wish on the same library gives the same class, in whichever order the
 * library comes.
 */
export function compose(library: readonly Composable[], wish: Wish): Composed {
  const poses = library.filter(isTagged);
  const places = search(poses, wish);
  if (places) {
    const whys = whysOf(places, wish);
    const items = places.flatMap(({ pose, part, seconds, sets }, at) => {
      const why = whys[at];
      return why ? { asanaId: pose.id, part, seconds, sets, why } : [];
    });
    return { status: 'ready', items, seconds: classSeconds(places, wish.leadIn) };
  }
  const isLocked = wish.locked.length > 0;
  if (isLocked && search(poses, { ...wish, locked: [] })) return { status: 'locked' };
  const longestMinutes = longestBelow(poses, { ...wish, locked: [] });
  if (longestMinutes !== null) return { status: 'shorter', longestMinutes };
  return { status: 'refused', because: limitsInTheWay(poses, { ...wish, locked: [] }) };
}
