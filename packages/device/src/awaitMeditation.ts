/** Under which name the meditation of a student lies in local storage. */
// Stored by earlier builds under this name, as the lock is: a new one would lose a running meditation.
export const meditationKeyOf = (userId: string) => `niyama.sit.v1.${userId}`;

/**
 * Calls when a meditation of this student is on this device: at once when one lies there, else as soon as
 * another tab begins one.
 *
 * @returns stops waiting.
 */
export function awaitMeditation(
  userId: string,
  onMeditation: () => void,
  view: Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'> = window,
): () => void {
  const key = meditationKeyOf(userId);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) onMeditation();
  };
  view.addEventListener('storage', onStorage);
  if (isThere()) onMeditation();
  return () => view.removeEventListener('storage', onStorage);

  function isThere() {
    try {
      return view.localStorage.getItem(key) !== null;
    } catch {
      return false; // Blocked: nothing can have been stored.
    }
  }
}
