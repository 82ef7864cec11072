import type { ItemId } from './classBody.ts';

/**
 * An id for a new item or group.
 *
 * @param taken every id of the class.
 * @param random gives numbers from 0 up to 1.
 */
export function newItemId(taken: readonly ItemId[], random: () => number): ItemId {
  const id = random().toString(36).slice(2, 10).padEnd(8, '0');
  return taken.includes(id) ? newItemId(taken, random) : id;
}
