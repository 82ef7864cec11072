import { keysOf } from './keysOf.ts';

/**
 * Everything that local storage keeps of one person: each entry whose name carries their id, read as
 * JSON where it is. The login has no id in its name, and stays where it is.
 *
 * @returns nothing where the browser blocks its storage.
 */
export function readStored(userId: string, storage: () => Storage): Record<string, unknown> {
  try {
    const texts = storage();
    return Object.fromEntries(
      namesOf(userId, texts)
        .toSorted()
        .map((name) => [name, parse(texts.getItem(name) ?? '')]),
    );
  } catch {
    return {};
  }
}

/** Removes all of it, for somebody whose account is gone. */
export function removeStored(userId: string, storage: () => Storage): void {
  try {
    const texts = storage();
    for (const name of namesOf(userId, texts)) texts.removeItem(name);
  } catch {
    // A browser that blocks its storage keeps nothing.
  }
}

const namesOf = (userId: string, texts: Storage): string[] =>
  keysOf(texts).filter((name) => name.includes(userId));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
