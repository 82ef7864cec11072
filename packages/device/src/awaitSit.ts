/** Under which name the sit of a student lies in local storage. */
export const sitKeyOf = (userId: string) => `niyama.sit.v1.${userId}`;

/**
 * Calls when a sit of this student is on this device: at once when one lies there, else as soon as
 * another tab begins one.
 *
 * @returns stops waiting.
 */
export function awaitSit(
  userId: string,
  onSit: () => void,
  view: Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'> = window,
): () => void {
  const key = sitKeyOf(userId);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) onSit();
  };
  view.addEventListener('storage', onStorage);
  if (isThere()) onSit();
  return () => view.removeEventListener('storage', onStorage);

  function isThere() {
    try {
      return view.localStorage.getItem(key) !== null;
    } catch {
      return false; // Blocked: nothing can have been stored.
    }
  }
}
