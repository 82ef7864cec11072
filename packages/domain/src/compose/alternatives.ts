import type { ComposedItem } from './composedItem.ts';
import { ownCost, placeCost } from './costs.ts';
import { brokenRules, posesById } from './edit.ts';
import { classSeconds, itemSeconds, setsNear } from './lengths.ts';
import { mayBe } from './rules.ts';
import { tolerance } from './search.ts';
import type { Composable } from './tags.ts';
import { whysOf } from './why.ts';
import type { Wish } from './wish.ts';

/**
 * What may stand in place of an item: only what breaks no rule that the class keeps now, in about the
 * same time. Best first.
 *
 * @param at 0-based place of the item.
 */
export function alternatives(
  library: readonly Composable[],
  wish: Wish,
  items: readonly ComposedItem[],
  at: number,
): ComposedItem[] {
  const item = items[at];
  if (!item) return [];
  const poses = posesById(library);
  const places = items.flatMap(({ asanaId, ...rest }) => {
    const pose = poses.get(asanaId);
    return pose ? { ...rest, pose } : [];
  });
  // A pose that was archived since may be missing here, and with it the length to match.
  const now = places[at];
  if (!now || places.length < items.length) return [];

  const written = (broken: ReturnType<typeof brokenRules>) =>
    broken.map(({ at: where, rule }) => `${where} ${rule}`);
  const known = new Set(written(brokenRules(library, wish, items)));
  const offOf = (seconds: number) => Math.abs(seconds - wish.minutes * 60);
  const mostOff = Math.max(offOf(classSeconds(places, wish.leadIn)), tolerance * wish.minutes * 60);
  const taken = new Set([...items.map(({ asanaId }) => asanaId), ...wish.disliked]);
  const own = places.filter(({ part }) => part === item.part);
  const progress = own.findIndex(({ pose }) => pose.id === item.asanaId) / own.length;
  const peaks = places.flatMap(({ part, pose }) => (part === 'peak' ? pose : []));

  const found = [...poses.values()].flatMap((pose) => {
    const place = { pose, part: item.part, ...setsNear(pose, item.part, itemSeconds(now)) };
    if (taken.has(pose.id) || !mayBe(place, wish)) return [];
    const changed = places.with(at, { ...place, why: item.why });
    const { seconds, sets } = place;
    const other = { asanaId: pose.id, part: item.part, seconds, sets, why: item.why };
    if (offOf(classSeconds(changed, wish.leadIn)) > mostOff) return [];
    const broken = written(brokenRules(library, wish, items.with(at, other)));
    if (broken.some((rule) => !known.has(rule))) return [];
    const why = whysOf(changed, wish)[at] ?? item.why;
    const cost =
      ownCost(pose, wish, 0) + placeCost(place, places.slice(0, at), progress, peaks, wish);
    return { item: { ...other, why }, cost };
  });
  return found
    .sort((a, b) => a.cost - b.cost || (a.item.asanaId < b.item.asanaId ? -1 : 1))
    .map(({ item }) => item);
}
