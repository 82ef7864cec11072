import type { ItemId } from './classBody.ts';

/**
 * Makes ids for new items and groups of a class.
 *
 * @param known every id that the class has.
 * @param random gives numbers from 0 up to 1.
 */
export function itemIds(known: readonly ItemId[], random: () => number): () => ItemId {
  const taken = new Set(known);
  return function newId(): ItemId {
    const id = random().toString(36).slice(2, 10).padEnd(8, '0');
    if (taken.has(id)) return newId();
    taken.add(id);
    return id;
  };
}
