import { consoleLogger } from '@niyama/domain';
import type { AuthEvent, SignedInUser } from '@niyama/data';
import type { SessionChange } from '@niyama/machines';
import type { Connect } from './backend.tsx';

/** The session's event for one of the auth service; null where there is none. */
function toSessionChange(event: AuthEvent, user: SignedInUser | null): SessionChange | null {
  if (event === 'INITIAL_SESSION') return { type: 'session.restored', user };
  if (user === null) return event === 'SIGNED_OUT' ? { type: 'session.ended' } : null;
  if (event === 'SIGNED_IN') return { type: 'session.started', user };
  if (event === 'TOKEN_REFRESHED') return { type: 'token.refreshed', user };
  if (event === 'USER_UPDATED') return { type: 'user.updated', user };
  if (event === 'PASSWORD_RECOVERY') return { type: 'recovery.opened', user };
  return null;
}

/** Whether the data layer has to be loaded to know who is signed in. */
function mayHaveSession(storageKey: string): boolean {
  const isRecovery = new URLSearchParams(location.hash.slice(1)).get('type') === 'recovery';
  if (isRecovery) return true;
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false; // Blocked: nothing can have been stored.
  }
}

/**
 * Follows the session of this device. A visitor without a stored session never loads the data layer:
 * following begins with the login, in this tab or in another one.
 */
export function createSessionWatch(connect: Connect, storageKey: string) {
  let listener: (change: SessionChange) => void = () => undefined;
  let isRestored = false;
  let following: AbortController | null = null;

  const tell = (change: SessionChange) => {
    const isLate = change.type === 'session.restored' && isRestored;
    if (change.type === 'session.restored') isRestored = true;
    if (!isLate) listener(change);
    // No session when this tab looked: one that is found later began in another tab.
    else if (change.user) listener({ type: 'session.started', user: change.user });
  };

  const follow = () => {
    if (following) return;
    const ended = new AbortController();
    following = ended;
    void (async () => {
      try {
        const [client, { watchSession }] = await Promise.all([
          connect(),
          import(/* with a session */ '@niyama/data/auth'),
        ]);
        if (ended.signal.aborted) return;
        const stop = watchSession(client, (event, user) => {
          const change = toSessionChange(event, user);
          if (change) tell(change);
        });
        ended.signal.addEventListener('abort', stop);
      } catch (error) {
        following = null;
        consoleLogger.warn('The session cannot be looked up', error);
        tell({ type: 'session.restored', user: null });
      }
    })();
  };

  return {
    follow,
    /** Reports every change from now on; returns a function that ends it. */
    begin: (told: (change: SessionChange) => void) => {
      listener = told;
      isRestored = false;
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === storageKey && newValue !== null) follow();
      };
      addEventListener('storage', onStorage);
      if (mayHaveSession(storageKey)) follow();
      else tell({ type: 'session.restored', user: null });
      return () => {
        removeEventListener('storage', onStorage);
        following?.abort();
        following = null;
      };
    },
  };
}
