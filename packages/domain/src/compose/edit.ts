import type { ComposedItem } from './composedItem.ts';
import { isFlow, mostSets, setRange } from './lengths.ts';
import { brokenBy, type Place, type ClassRule } from './rules.ts';
import { type Composable, isTagged, type TaggedPose } from './tags.ts';
import { whysOf } from './why.ts';
import type { Wish } from './wish.ts';

/** A rule that an item of a class does not keep. */
export interface BrokenRule {
  /** 0-based place of the item. */
  at: number;
  rule: ClassRule;
}

/** The poses that a class may have, by their ids. */
export const posesById = (library: readonly Composable[]): ReadonlyMap<string, TaggedPose> =>
  new Map(library.filter(isTagged).map((pose) => [pose.id, pose]));

function isLengthAllowed({ seconds }: ComposedItem, pose: TaggedPose): boolean {
  const { least, most } = setRange(pose);
  return isFlow(pose) ? seconds === least : seconds >= least && seconds <= most;
}

/**
 * The rules that a class breaks after a change by hand or of the wish. A broken `limit` and an `unknown`
 * pose block its start; the other rules only show the student a warning.
 */
export function brokenRules(
  library: readonly Composable[],
  wish: Wish,
  items: readonly ComposedItem[],
): BrokenRule[] {
  const poses = posesById(library);
  const before: Place[] = [];
  const broken = items.flatMap((item, at): BrokenRule[] => {
    const pose = poses.get(item.asanaId);
    if (!pose) return [{ at, rule: 'unknown' }];
    const place = { pose, part: item.part, sets: item.sets };
    const rules = brokenBy(place, before, wish);
    before.push(place);
    if (!isLengthAllowed(item, pose)) rules.push('length');
    return rules.map((rule) => ({ at, rule }));
  });
  const last = items.length - 1;
  if (last >= 0 && items[last]?.part !== 'rest') broken.push({ at: last, rule: 'ending' });
  return broken;
}

/** How much longer or shorter a side is held at a time. */
const resizeSeconds = 15;

/**
 * An item that takes longer, or less long, by one step: a round of a flow, some seconds of a hold. Null
 * at the end of what its pose may take.
 */
export function resized(
  library: readonly Composable[],
  item: ComposedItem,
  by: 1 | -1,
): ComposedItem | null {
  const pose = posesById(library).get(item.asanaId);
  if (!pose) return null;
  if (isFlow(pose)) {
    const sets = item.sets + by;
    return sets >= 1 && sets <= mostSets(pose, item.part) ? { ...item, sets } : null;
  }
  const { least, most } = setRange(pose);
  const step = resizeSeconds * (pose.twoSided ? 2 : 1);
  const seconds = Math.min(most, Math.max(least, item.seconds + by * step));
  return (seconds - item.seconds) * by > 0 ? { ...item, seconds } : null;
}

/** The items with the reasons that they have as they stand; what is not known keeps its own. */
export function explained(
  library: readonly Composable[],
  wish: Wish,
  items: readonly ComposedItem[],
): ComposedItem[] {
  const poses = posesById(library);
  const places = items.flatMap((item) => {
    const pose = poses.get(item.asanaId);
    return pose ? { ...item, pose } : [];
  });
  const whys = whysOf(places, wish);
  return items.map((item) => ({
    ...item,
    why: whys[places.findIndex(({ asanaId }) => asanaId === item.asanaId)] ?? item.why,
  }));
}

/**
 * The items in an order that a student gave them by moving one. Where it lands among another part, it
 * belongs to that part from then on.
 *
 * @param asanaIds of all items.
 */
export function reordered(
  items: readonly ComposedItem[],
  asanaIds: readonly string[],
): ComposedItem[] {
  const found = asanaIds.flatMap((id) => items.find(({ asanaId }) => asanaId === id) ?? []);
  const ways = found.map((item, to) => Math.abs(items.indexOf(item) - to));
  // Moving one shifts each of the others by one place at most.
  const to = ways.indexOf(Math.max(...ways));
  const moved = found[to];
  const from = moved ? items.indexOf(moved) : to;
  const around = [found[to - 1]?.part, found[to + 1]?.part];
  if (!moved || from === to || around.includes(moved.part)) return found;
  // Up into the part that follows, down into the part before.
  const part = (from > to ? around[1] : around[0]) ?? moved.part;
  return found.with(to, { ...moved, part });
}
