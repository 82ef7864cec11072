import { PlainError } from './say.mjs';

/**
 * What a word picks out of what a bench can measure. To measure nothing would look like success.
 * @template {{ name: string }} Item
 * @param {readonly Item[]} items
 * @param {string} only part of the names; empty for everything
 * @returns {Item[]} at least one
 */
export function named(items, only) {
  const chosen = items.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) return chosen;
  throw new PlainError(`Nothing that this bench measures has "${only}" in its name.`);
}
