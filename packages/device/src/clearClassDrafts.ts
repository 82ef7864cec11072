import { keysOf } from './keysOf.ts';

export const classDraftPrefix = 'niyama.class-draft.v1.';

function draftKeys(storage: Storage): string[] {
  return keysOf(storage).filter((key) => key.startsWith(classDraftPrefix));
}

/** Whether this device has a draft of any class, which a logout would remove. */
export function hasClassDrafts(storage: () => Storage): boolean {
  try {
    return draftKeys(storage()).length > 0;
  } catch {
    // Blocked: nothing was ever stored.
    return false;
  }
}

/** Forgets the drafts of all classes, for logging out on a shared device. */
export function clearClassDrafts(storage: () => Storage): void {
  try {
    const texts = storage();
    for (const key of draftKeys(texts)) texts.removeItem(key);
  } catch {
    // Blocked: nothing was ever stored.
  }
}
