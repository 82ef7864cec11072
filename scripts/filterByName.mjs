import { UserError } from './cli.mjs';

/**
 * The items whose name contains a word. Finding none is an error: to measure nothing would look like
 * success.
 * @template {{ name: string }} Item
 * @param {readonly Item[]} items
 * @param {string} only part of the names; empty for everything
 * @returns {Item[]} at least one
 */
export function filterByName(items, only) {
  const chosen = items.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) return chosen;
  throw new UserError(`Nothing that this bench measures has "${only}" in its name.`);
}
