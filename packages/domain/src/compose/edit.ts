import type { ClassItem } from './classItem.ts';
import { isFlow, setRange } from './lengths.ts';
import { brokenBy, type Place, type ClassRule } from './rules.ts';
import { type Composable, isTagged, type TaggedPose } from './tags.ts';
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

function isLengthAllowed({ seconds }: ClassItem, pose: TaggedPose): boolean {
  const { least, most } = setRange(pose);
  return isFlow(pose) ? seconds === least : seconds >= least && seconds <= most;
}

/**
 * What no longer holds in a class that was changed by hand, or whose wish was. A `limit` has to be
 * kept; of the others the student is told.
 */
export function brokenRules(
  library: readonly Composable[],
  wish: Wish,
  items: readonly ClassItem[],
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

/**
 * The items in an order that a student gave them by moving one. Where it lands among another part, it
 * belongs to that part from then on.
 *
 * @param asanaIds of all items.
 */
export function reordered(items: readonly ClassItem[], asanaIds: readonly string[]): ClassItem[] {
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
