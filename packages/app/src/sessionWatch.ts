import { openTabChannel, type TabChannel } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import type { AuthEvent, SignedInUser } from '@niyama/data';
import type { SessionChange } from '@niyama/machines';
import type { Connect } from './backend.tsx';

/** The session's event for one of the auth service; null where there is none. */
function toSessionChange(event: AuthEvent, user: SignedInUser | null): SessionChange | null {
  if (user === null) {
    if (event === 'INITIAL_SESSION') return { type: 'session.absent' };
    return event === 'SIGNED_OUT' ? { type: 'session.ended' } : null;
  }
  if (event === 'INITIAL_SESSION' || event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY') {
    return { type: 'session.started', user };
  }
  if (event === 'TOKEN_REFRESHED') return { type: 'token.refreshed', user };
  if (event === 'USER_UPDATED') return { type: 'user.updated', user };
  return null;
}

/** Whether somebody may be signed in: then the data layer has to be loaded to know who. */
export function mayHaveSession(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false; // Blocked: nothing can have been stored.
  }
}

/**
 * Follows the session of this device. A visitor without a stored session never loads the data layer:
 * following begins with the login, in this tab or in another one.
 *
 * auth-js says the same of a logout and of a session that it cannot renew, so the tabs tell each other of a
 * logout.
 */
export function createSessionWatch(connect: Connect, storageKey: string) {
  let listener: (change: SessionChange) => void = () => undefined;
  let following: AbortController | null = null;
  let tabs: TabChannel<'left'> | null = null;

  const follow = () => {
    if (following) return;
    const ended = new AbortController();
    following = ended;
    void (async () => {
      try {
        const [client, { watchSession }] = await Promise.all([
          connect(),
          import('@niyama/data/auth'),
        ]);
        if (ended.signal.aborted) return;
        const stop = watchSession(client, (event, user) => {
          const change = toSessionChange(event, user);
          if (change) listener(change);
        });
        ended.signal.addEventListener('abort', stop);
      } catch (error) {
        following = null;
        consoleLogger.warn('The session cannot be looked up', error);
        listener({ type: 'session.absent' });
      }
    })();
  };

  return {
    follow,
    /** Tells the other tabs of a logout. */
    leave: () => tabs?.send('left'),
    /** Reports every change from now on; returns a function that ends it. */
    begin: (onChange: (change: SessionChange) => void) => {
      listener = onChange;
      tabs = openTabChannel(`${storageKey}.left`, () => listener({ type: 'session.left' }));
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === storageKey && newValue !== null) follow();
      };
      addEventListener('storage', onStorage);
      if (mayHaveSession(storageKey)) follow();
      else listener({ type: 'session.absent' });
      return () => {
        removeEventListener('storage', onStorage);
        tabs?.close();
        following?.abort();
        following = null;
      };
    },
  };
}
