import { consoleLogger } from '@niyama/domain';
import type {
  AuthChangeEvent,
  GoTrueClient,
  GoTrueClientOptions,
  Session,
} from '@supabase/auth-js';
import { loaded } from '../loaded.ts';

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

/** A token that ends within this time is renewed first, in milliseconds; auth-js does it at 90 seconds. */
const renewalMs = 120_000;

/**
 * The auth service's client, downloaded when it is first needed: most pages only need the token of a
 * session that still lasts, and that stands in this device's storage. Once the session changes in another
 * tab, or its token comes to its end, the client is there as well.
 */
export function createLazyAuth(options: AuthOptions): LazyAuth {
  let loading: Promise<GoTrueClient> | null = null;
  let client: GoTrueClient | null = null;
  const followers = new Set<(client: GoTrueClient) => void>();

  const download = async (): Promise<GoTrueClient> => {
    const { AuthClient } = await loaded(import(/* with an old session */ './authClient.ts'));
    client = new AuthClient(options);
    // Before those who wait for it do anything that is to be reported.
    for (const follow of followers) follow(client);
    return client;
  };
  const load = (): Promise<GoTrueClient> => {
    loading ??= download().catch((error: unknown) => {
      loading = null; // The next attempt may have a network again.
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
      const signedIn = load().catch((error: unknown) => {
        // This device is signed out also without a network.
        if (given?.scope === 'local') localStorage.removeItem(options.storageKey);
        throw error;
      });
      return (await signedIn).signOut(given);
    },
    signUp: async (...given) => (await load()).signUp(...given),
    updateUser: async (...given) => (await load()).updateUser(...given),
    verifyOtp: async (...given) => (await load()).verifyOtp(...given),

    onAuthStateChange: (listener) => {
      const begun = look();
      const ended = new AbortController();
      const { signal } = ended;
      const follow = (followed: GoTrueClient) => {
        const { data } = followed.onAuthStateChange((event, session) => {
          if (event !== 'INITIAL_SESSION' && event !== 'SIGNED_IN') listener(event, session);
          else if (begun === 'unclear') listener(event, session);
          // It says of the session that it finds what has been reported at the beginning: only what has
          // become another in the meantime is news.
          else if (session?.access_token !== begun?.access_token) {
            listener(session ? 'SIGNED_IN' : 'SIGNED_OUT', session);
          }
        });
        signal.addEventListener('abort', () => data.subscription.unsubscribe());
      };
      const begin = () => {
        load().catch((error: unknown) => {
          consoleLogger.warn('The session cannot be followed', error);
          if (begun === 'unclear' && !signal.aborted) listener('INITIAL_SESSION', null);
        });
      };

      followers.add(follow);
      signal.addEventListener('abort', () => followers.delete(follow));
      if (client) follow(client);
      else if (begun === 'unclear') begin();
      else {
        queueMicrotask(() => {
          if (!signal.aborted) listener('INITIAL_SESSION', begun);
        });
        const onStorage = ({ key }: StorageEvent) => {
          if (key === options.storageKey) begin();
        };
        addEventListener('storage', onStorage, { signal });
        const end = begun && setTimeout(begin, msLeft(begun) - renewalMs);
        signal.addEventListener('abort', () => clearTimeout(end ?? undefined));
      }
      return { data: { subscription: { unsubscribe: () => ended.abort() } } };
    },
  };
}

const msLeft = ({ expires_at = 0 }: Session) => expires_at * 1000 - Date.now();

/** The session that stands in this device's storage; `unclear` where only the client can say. */
function storedSession(storageKey: string): Session | null | 'unclear' {
  try {
    const address = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    if (isRecovery(address)) return 'unclear';
    const text = localStorage.getItem(storageKey);
    const session: unknown = JSON.parse(text ?? 'null');
    if (session === null) return null;
    return isSession(session) && msLeft(session) > renewalMs ? session : 'unclear';
  } catch {
    return 'unclear'; // Storage is blocked, or holds something else.
  }
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  'expires_at' in value &&
  'user' in value;

/** Whether an address signs in: only a reset link does, a confirmation link leads to the login. */
export const isRecovery = ({ type, access_token }: { [name: string]: string }) =>
  type === 'recovery' && access_token !== undefined;
