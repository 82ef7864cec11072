import { type LibraryAsana, type MarkKind, markKinds } from '@niyama/domain';
import { useEffect, useEffectEvent } from 'react';

/** What a visitor wanted to mark before the login was asked for; it lives as long as the tab. */
const storageKey = 'niyama.wish';

/** Remembers what to do once the visitor is back from the login. */
export function rememberWish(asanaId: string, mark: MarkKind): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ asanaId, mark }));
  } catch {
    // Blocked: the visitor comes back all the same and presses again.
  }
}

/** Takes the wish for a pose, so that it is granted once; null without one. */
function takeWish(asanaId: string): MarkKind | null {
  try {
    const wish: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof wish !== 'object' || wish === null || !('asanaId' in wish)) return null;
    if (wish.asanaId !== asanaId) return null;
    sessionStorage.removeItem(storageKey);
    return markKinds.find((known) => 'mark' in wish && wish.mark === known) ?? null;
  } catch {
    return null;
  }
}

/**
 * Does what a visitor asked for before the login, as soon as the pose is shown to them as a student.
 *
 * @param asana null while there is no student or no pose.
 */
export function useWish(
  asana: LibraryAsana | null,
  grant: (mark: MarkKind, asana: LibraryAsana) => void,
): void {
  const fulfil = useEffectEvent(() => {
    if (!asana) return;
    const mark = takeWish(asana.id);
    if (mark) grant(mark, asana);
  });
  const id = asana?.id ?? null;
  useEffect(() => {
    if (id !== null) fulfil();
  }, [id]);
}
