import { consoleLogger } from '@niyama/domain';
import type {
  AuthChangeEvent,
  GoTrueClient,
  GoTrueClientOptions,
  Session,
} from '@supabase/auth-js';
import { orOffline } from '../orOffline.ts';
import { forgetStoredSession, msLeft, renewalMs, storedSession } from './storedSession.ts';

export type AuthOptions = GoTrueClientOptions & { storageKey: string };

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

/** What the product asks of the auth service's client. */
export interface LazyAuth extends Pick<
  GoTrueClient,
  | 'getSession'
  | 'getUser'
  | 'resend'
  | 'resetPasswordForEmail'
  | 'signInWithPassword'
  | 'signOut'
  | 'signUp'
  | 'updateUser'
  | 'verifyOtp'
> {
  onAuthStateChange(listener: Listener): { data: { subscription: { unsubscribe(): void } } };
}

/**
 * The auth service's client, made when it is first needed: most pages only need the token of a session
 * that still lasts, and that stands in this device's storage. Until then a change in another tab is
 * read from the storage as well; before the token ends the client is downloaded, to renew it.
 */
export function createLazyAuth(options: AuthOptions): LazyAuth {
  let loading: Promise<GoTrueClient> | null = null;
  let client: GoTrueClient | null = null;
  const followers = new Set<(client: GoTrueClient) => void>();

  const download = async (): Promise<GoTrueClient> => {
    const { AuthClient } = await orOffline(import(/* with an old session */ './authClient.ts'));
    client = new AuthClient(options);
    // Before those who wait for it do anything that is to be reported.
    for (const follow of followers) follow(client);
    return client;
  };
  const load = (): Promise<GoTrueClient> => {
    loading ??= download().catch((error: unknown) => {
      // The next attempt may have a network again, where the browser does not remember the failure.
      loading = null;
      throw error;
    });
    return loading;
  };
  // Once it is on its way it is asked itself: a browser may refuse to store a session.
  const look = () => (loading ? 'unclear' : storedSession(options.storageKey));

  return {
    getSession: async () => {
      const stored = look();
      if (stored === 'unclear') return (await load()).getSession();
      if (stored === null) return { data: { session: null }, error: null };
      return { data: { session: stored }, error: null };
    },
    getUser: async (...given) => (await load()).getUser(...given),
    resend: async (...given) => (await load()).resend(...given),
    resetPasswordForEmail: async (...given) => (await load()).resetPasswordForEmail(...given),
    signInWithPassword: async (...given) => (await load()).signInWithPassword(...given),
    signOut: async (given) => {
      const made = load().catch((error: unknown) => {
        // This device is signed out also without a network.
        if (given?.scope === 'local') forgetStoredSession(options.storageKey);
        throw error;
      });
      return (await made).signOut(given);
    },
    signUp: async (...given) => (await load()).signUp(...given),
    updateUser: async (...given) => (await load()).updateUser(...given),
    verifyOtp: async (...given) => (await load()).verifyOtp(...given),

    onAuthStateChange: (listener) => {
      const ended = new AbortController();
      /** Until the client is there, which watches for itself. */
      const alone = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stored = look();
      /** Whether the session of the beginning has been reported, and what was reported last. */
      let isBegun = stored !== 'unclear';
      let known = stored === 'unclear' ? null : stored;
      const report: Listener = (event, session) => {
        known = session;
        if (!ended.signal.aborted) listener(event, session);
      };

      const follow = (followed: GoTrueClient) => {
        alone.abort();
        const { data } = followed.onAuthStateChange((event, session) => {
          const isFound = event === 'INITIAL_SESSION' || event === 'SIGNED_IN';
          if (!isBegun || !isFound) {
            isBegun ||= event === 'INITIAL_SESSION';
            report(event, session);
          }
          // What it finds has mostly been reported, and to report it again would be a new login.
          else if (session) {
            if (session.access_token !== known?.access_token) report('SIGNED_IN', session);
          }
          // It finds none as well where a token cannot be renewed without a network; that one stays stored.
          else if (known && storedSession(options.storageKey) === null) report('SIGNED_OUT', null);
        });
        ended.signal.addEventListener('abort', () => data.subscription.unsubscribe());
      };
      const begin = () => {
        load().catch((error: unknown) => {
          consoleLogger.warn('The session cannot be followed', error);
          if (!isBegun) report('INITIAL_SESSION', null);
          isBegun = true;
        });
      };
      /** Compares with what another tab has stored in the meantime. */
      const compare = () => {
        if (alone.signal.aborted) return;
        const found = look();
        if (found === 'unclear') {
          begin();
          return;
        }
        if (known && found?.user.id !== known.user.id) {
          report('SIGNED_OUT', null);
          // One student's data is gone before the next one is there.
          setTimeout(compare);
          return;
        }
        if (found && !known) report('SIGNED_IN', found);
        else if (found && found.user.email !== known?.user.email) report('USER_UPDATED', found);
        known = found;
        renewInTime();
      };
      const renewInTime = () => {
        clearTimeout(timer);
        if (known) timer = setTimeout(begin, msLeft(known) - renewalMs);
      };

      followers.add(follow);
      ended.signal.addEventListener('abort', () => {
        followers.delete(follow);
        alone.abort();
      });
      alone.signal.addEventListener('abort', () => clearTimeout(timer));
      if (client) follow(client);
      else {
        const { signal } = alone;
        addEventListener(
          'storage',
          ({ key }: StorageEvent) => {
            if (key === options.storageKey) compare();
          },
          { signal },
        );
        // Where the page slept, or was kept for Back, it has heard of nothing.
        addEventListener('pageshow', compare, { signal });
        addEventListener('online', compare, { signal });
        document.addEventListener('visibilitychange', compare, { signal });
        if (stored === 'unclear') begin();
        else {
          queueMicrotask(() => {
            if (!signal.aborted) report('INITIAL_SESSION', stored);
          });
          renewInTime();
        }
      }
      return { data: { subscription: { unsubscribe: () => ended.abort() } } };
    },
  };
}
