/**
 * The operations of an editor. Each takes a class and returns another one, so that to undo is to go back to
 * the one before. Where there is nothing to do, or a limit of a class would be exceeded, it returns the
 * very same class.
 */
import { unruly } from '../unruly.ts';
import {
  type ClassBody,
  classBodySchema,
  type ClassEntry,
  type ClassItem,
  classLimits,
  classIds,
  type ItemId,
  classItems,
  type MeditationItem,
  type PauseItem,
  type PoseItem,
  type Rounds,
} from './classBody.ts';
import { expandClass, type PosesById, practicedSeconds } from './expandClass.ts';
import { itemIds } from './itemId.ts';

/** What the operations read beside the class. */
export interface EditContext {
  /** For the practiced time, which has a limit. */
  poses: PosesById;
  /** Gives numbers from 0 up to 1, for new ids. */
  random: () => number;
}

/** An item that gets its id when it is inserted. */
export type NewItem = Omit<PoseItem, 'id'> | Omit<MeditationItem, 'id'> | Omit<PauseItem, 'id'>;

/** Where an entry stands. */
export interface ClassPlace {
  /** The group that it is in; null outside of one. */
  rounds: ItemId | null;
  /** 0-based, among the entries of the class or of the group. */
  at: number;
}

/** Where an entry stands; null when the class does not have it. */
export function placeInClass(body: ClassBody, id: ItemId): ClassPlace | null {
  for (const [at, entry] of body.items.entries()) {
    if (entry.id === id) return { rounds: null, at };
    if (entry.kind !== 'rounds') continue;
    const inside = entry.items.findIndex((item) => item.id === id);
    if (inside >= 0) return { rounds: entry.id, at: inside };
  }
  return null;
}

const entryOf = ({ items }: ClassBody, id: ItemId): ClassEntry | undefined =>
  items
    .flatMap((entry): ClassEntry[] => (entry.kind === 'rounds' ? [entry, ...entry.items] : [entry]))
    .find((entry) => entry.id === id);

/**
 * The class after an edit, if it keeps the limits. A class whose poses were made longer since may
 * already last too long: its edits must not add to that.
 */
function within(next: ClassBody, body: ClassBody, { poses }: EditContext): ClassBody {
  const secondsOf = (some: ClassBody) => practicedSeconds(expandClass(some, poses));
  const most = Math.max(classLimits.seconds, secondsOf(body));
  return classBodySchema.safeParse(next).success && secondsOf(next) <= most ? next : body;
}

/** The class with entries put in; a group that is put into another one leaves its items there. */
function withEntries(
  body: ClassBody,
  entries: readonly ClassEntry[],
  { rounds, at }: ClassPlace,
): ClassBody {
  if (rounds === null) return { ...body, items: body.items.toSpliced(at, 0, ...entries) };
  const items = body.items.map((entry) =>
    entry.kind === 'rounds' && entry.id === rounds
      ? { ...entry, items: entry.items.toSpliced(at, 0, ...classItems({ items: entries })) }
      : entry,
  );
  return { ...body, items };
}

/** The class without some entries; a group that they leave empty stays. */
function withoutEntries(body: ClassBody, ids: readonly ItemId[]): ClassBody {
  const stays = ({ id }: ClassEntry) => !ids.includes(id);
  const items = body.items
    .filter(stays)
    .map((entry) =>
      entry.kind === 'rounds' ? { ...entry, items: entry.items.filter(stays) } : entry,
    );
  return { ...body, items };
}

const withoutEmptyGroups = (body: ClassBody): ClassBody => ({
  ...body,
  items: body.items.filter((entry) => entry.kind !== 'rounds' || entry.items.length > 0),
});

/** Typed or pasted words as an item holds them: on one line. */
export const plainWords = (text: string): string =>
  text.replaceAll(new RegExp(`${unruly.source}+`, 'gu'), ' ').trim();

/** An item with plain words; without any where nothing is left. */
function withPlainWords<Item extends NewItem>(item: Item): Item {
  if (item.words === undefined) return item;
  const plain = plainWords(item.words);
  return { ...item, words: plain === '' ? undefined : plain };
}

const hasPlace = (body: ClassBody, { rounds }: ClassPlace) =>
  rounds === null || entryOf(body, rounds)?.kind === 'rounds';

/** Puts items in. */
export function insertItems(
  body: ClassBody,
  items: readonly NewItem[],
  to: ClassPlace,
  context: EditContext,
): ClassBody {
  if (items.length === 0 || !hasPlace(body, to)) return body;
  const newId = itemIds(classIds(body), context.random);
  const entries = items.map((item): ClassItem => ({ ...withPlainWords(item), id: newId() }));
  return within(withEntries(body, entries, to), body, context);
}

/** Repeats an item or a group right after itself. */
export function duplicateEntry(body: ClassBody, id: ItemId, context: EditContext): ClassBody {
  const entry = entryOf(body, id);
  const place = placeInClass(body, id);
  if (!entry || !place) return body;
  const newId = itemIds(classIds(body), context.random);
  const fresh = <Entry extends ClassEntry>(some: Entry): Entry => ({ ...some, id: newId() });
  const copy =
    entry.kind === 'rounds' ? { ...fresh(entry), items: entry.items.map(fresh) } : fresh(entry);
  return within(withEntries(body, [copy], { ...place, at: place.at + 1 }), body, context);
}

/**
 * Moves an item or a group. A group that its last item leaves goes with it; one that moves into another
 * group leaves its items there.
 *
 * @param to as it is counted without the entry.
 */
export function moveEntry(
  body: ClassBody,
  id: ItemId,
  to: ClassPlace,
  context: EditContext,
): ClassBody {
  const entry = entryOf(body, id);
  const from = placeInClass(body, id);
  const stays = from?.rounds === to.rounds && from.at === to.at;
  if (!entry || stays || to.rounds === id || !hasPlace(body, to)) return body;
  const moved = withEntries(withoutEntries(body, [id]), [entry], to);
  return within(withoutEmptyGroups(moved), body, context);
}

/**
 * The place one step before or after an entry, for `moveEntry`: an item goes into a group that it comes to,
 * passes one that is full, and leaves its own at the end. Null at the ends of the class.
 */
export function nextPlace(body: ClassBody, id: ItemId, steps: -1 | 1): ClassPlace | null {
  const place = placeInClass(body, id);
  if (!place) return null;
  const group = place.rounds === null ? undefined : entryOf(body, place.rounds);
  const at = place.at + steps;
  if (group?.kind === 'rounds') {
    if (at >= 0 && at < group.items.length) return { ...place, at };
    const outside = body.items.indexOf(group);
    return { rounds: null, at: steps < 0 ? outside : outside + 1 };
  }
  const neighbor = body.items[at];
  if (!neighbor) return null;
  const isEntered =
    neighbor.kind === 'rounds' &&
    neighbor.items.length < classLimits.itemsInGroup &&
    body.items[place.at]?.kind !== 'rounds';
  return isEntered
    ? { rounds: neighbor.id, at: steps < 0 ? neighbor.items.length : 0 }
    : { rounds: null, at };
}

/** Where an entry is dropped: beside another one, or at the end of the class. */
export type ClassDrop = { other: ItemId; isBefore: boolean } | 'end';

/**
 * The place where an entry is dropped, for `moveEntry`; after the head of a group means at its beginning. Null
 * beside itself and inside itself.
 */
export function placeOfDrop(body: ClassBody, id: ItemId, drop: ClassDrop): ClassPlace | null {
  const others = withoutEntries(body, [id]);
  if (drop === 'end') return { rounds: null, at: others.items.length };
  const { other, isBefore } = drop;
  const place = placeInClass(others, other);
  if (!place || isBefore) return place;
  if (entryOf(body, other)?.kind === 'rounds') return { rounds: other, at: 0 };
  return { ...place, at: place.at + 1 };
}

/** Removes items and groups, and the groups that this leaves empty. */
export function removeEntries(body: ClassBody, ids: readonly ItemId[]): ClassBody {
  if (!ids.some((id) => entryOf(body, id))) return body;
  return withoutEmptyGroups(withoutEntries(body, ids));
}

/**
 * Puts entries into one group of two rounds, where the first of them stands. Right and left change places
 * in the second round if one of the items has only one side. Groups among the entries leave their items
 * there. Nothing happens to a single group, nor to items that are in a group already.
 */
export function groupEntries(
  body: ClassBody,
  ids: readonly ItemId[],
  context: EditContext,
): ClassBody {
  const entries = body.items.filter(({ id }) => ids.includes(id));
  const [first, ...others] = entries;
  if (!first || (others.length === 0 && first.kind === 'rounds')) return body;
  const items = classItems({ items: entries });
  const swap = items.some((item) => item.kind === 'pose' && item.side !== 'both');
  const id = itemIds(classIds(body), context.random)();
  const rounds: Rounds = { kind: 'rounds', id, times: 2, swap, items };
  const next = body.items.flatMap((entry) => {
    if (entry === first) return rounds;
    return others.includes(entry) ? [] : entry;
  });
  return within({ ...body, items: next }, body, context);
}

/** Leaves the items of a group where it stood, once each. */
export function ungroupEntries(body: ClassBody, id: ItemId): ClassBody {
  if (entryOf(body, id)?.kind !== 'rounds') return body;
  const items = body.items.flatMap((entry) =>
    entry.kind === 'rounds' && entry.id === id ? entry.items : entry,
  );
  return { ...body, items };
}

/** Puts an item in the place of the one with its id. The other entries stay the very same. */
export function changeItem(body: ClassBody, item: ClassItem, context: EditContext): ClassBody {
  const place = placeInClass(body, item.id);
  if (!place || entryOf(body, item.id)?.kind === 'rounds') return body;
  const plain = withPlainWords(item);
  const items = body.items.map((entry) => {
    if (entry.id === item.id) return plain;
    if (entry.kind !== 'rounds' || entry.id !== place.rounds) return entry;
    return { ...entry, items: entry.items.with(place.at, plain) };
  });
  return within({ ...body, items }, body, context);
}

/** Changes how often a group is repeated, or whether its sides change places. */
export function changeRounds(
  body: ClassBody,
  id: ItemId,
  change: Partial<Pick<Rounds, 'times' | 'swap'>>,
  context: EditContext,
): ClassBody {
  if (entryOf(body, id)?.kind !== 'rounds') return body;
  const items = body.items.map((entry) =>
    entry.kind === 'rounds' && entry.id === id ? { ...entry, ...change } : entry,
  );
  return within({ ...body, items }, body, context);
}
