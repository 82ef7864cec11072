import { type LibraryAsana, type MarkKind, markKinds } from '@niyama/domain';
import { useEffect, useEffectEvent } from 'react';

/** The mark that a visitor wanted to set before the login was asked for, until the tab is closed. */
const storageKey = 'niyama.wish';

/** Remembers what to do once the visitor is back from the login. */
export function savePendingAction(asanaId: string, mark: MarkKind): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ asanaId, mark }));
  } catch {
    // Blocked: the visitor comes back all the same and presses again.
  }
}

/** Takes the pending action for a pose, so that it is done once; null without one. */
function takePendingAction(asanaId: string): MarkKind | null {
  try {
    const pending: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof pending !== 'object' || pending === null || !('asanaId' in pending)) return null;
    if (pending.asanaId !== asanaId) return null;
    sessionStorage.removeItem(storageKey);
    return markKinds.find((known) => 'mark' in pending && pending.mark === known) ?? null;
  } catch {
    return null;
  }
}

/**
 * Does what a visitor asked for before the login, as soon as the pose is shown to them as a student.
 *
 * @param asana null while there is no student or no pose.
 */
export function usePendingAction(
  asana: LibraryAsana | null,
  perform: (mark: MarkKind, asana: LibraryAsana) => void,
): void {
  const performPending = useEffectEvent(() => {
    if (!asana) return;
    const mark = takePendingAction(asana.id);
    if (mark) perform(mark, asana);
  });
  const id = asana?.id ?? null;
  useEffect(() => {
    if (id !== null) performPending();
  }, [id]);
}
