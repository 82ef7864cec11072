import type { Client } from '@niyama/data';
import { consoleLogger } from '@niyama/domain';
import {
  type Credentials,
  sessionMachine,
  type SessionEmitted,
  type SessionUser,
} from '@niyama/machines';
import { useActorRef } from '@xstate/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';
import { useConnect } from './backend.tsx';
import { createSessionWatch } from './sessionWatch.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

interface Provided {
  session: SessionActor;
  /** Follows the session of this device, where a page has begun one. */
  follow: () => void;
  /** Ends the session in every tab, after a logout or where the account is gone. */
  leave: () => void;
}

const SessionContext = createContext<Provided | null>(null);

export interface SessionProviderProps {
  /** The key of the app's session in local storage. */
  storageKey: string;
  /** How this app signs a person in; what it throws becomes the session's error. */
  logIn: (client: Client, credentials: Credentials) => Promise<SessionUser>;
  /** How a login or a logout went, for a toast. */
  onEvent: (event: SessionEmitted) => void;
  children: ReactNode;
}

/** Keeps the session of this device for everything below it. */
export function SessionProvider({ storageKey, logIn, onEvent, children }: SessionProviderProps) {
  const connect = useConnect();
  const [watch] = useState(() => createSessionWatch(connect, storageKey));
  const session = useActorRef(
    sessionMachine.provide({
      actors: {
        watchSession: fromCallback(({ sendBack }) => watch.begin(sendBack)),
        logIn: fromPromise(async ({ input }) => {
          try {
            const user = await logIn(await connect(), input);
            watch.follow();
            return user;
          } catch (error) {
            consoleLogger.warn('A login failed', error);
            throw error;
          }
        }),
        logOut: fromPromise(async () => {
          watch.leave();
          try {
            const [client, { logOut }] = await Promise.all([
              connect(),
              import('@niyama/data/auth'),
            ]);
            await logOut(client);
          } finally {
            // A token that was renewed on the way out has let other tabs in again.
            watch.leave();
          }
        }),
      },
    }),
  );

  useEffect(() => {
    const subscription = session.on('*', onEvent);
    return () => subscription.unsubscribe();
  }, [session, onEvent]);

  const [provided] = useState<Provided>({
    session,
    follow: watch.follow,
    leave: () => {
      watch.leave();
      session.send({ type: 'session.left' });
    },
  });
  return <SessionContext value={provided}>{children}</SessionContext>;
}

function useProvided(): Provided {
  const provided = useContext(SessionContext);
  if (!provided) throw new Error('There is no SessionProvider above');
  return provided;
}

/** The session's actor, to send it events. */
export const useSessionActor = (): SessionActor => useProvided().session;

/** A page calls this after it has logged in without the session's actor. */
export const useFollowSession = (): (() => void) => useProvided().follow;

/** A page calls this after it has logged out without the session's actor. */
export const useLeaveSession = (): (() => void) => useProvided().leave;

/** The state of the session, for guards and screens. */
export type SessionStatus =
  | 'loading'
  | 'signedOut'
  | 'signingIn'
  | 'signedIn'
  | 'signingOut'
  | 'expired';

export function useSession(): { status: SessionStatus; user: SessionUser | null } {
  const status = useSessionPart<SessionStatus>(({ value }) => {
    if (typeof value === 'string') return value;
    return 'expired' in value ? 'expired' : 'signedIn';
  }, 'loading');
  const user = useSessionPart<SessionUser | null>(({ context }) => context.user, null);
  return { status, user };
}

/** Whether a password is being checked. */
export const useIsLoggingIn = (): boolean =>
  useSessionPart(
    (snapshot) => snapshot.matches('signingIn') || snapshot.matches({ expired: 'loggingIn' }),
    false,
  );

/**
 * @param prerendered what a prerendered page says: a part of it that comes alive after the session is
 * known has to begin with the same.
 */
function useSessionPart<Part>(
  read: (snapshot: SnapshotFrom<typeof sessionMachine>) => Part,
  prerendered: Part,
): Part {
  const session = useSessionActor();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = session.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(session.getSnapshot()),
    () => prerendered,
  );
}

const UserContext = createContext<SessionUser | null>(null);

/** Gives the routes behind the guard their user, who cannot change while they are shown. */
export function UserProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>;
}

/** The id of the signed-in person; only behind the guard. */
export function useUserId(): string {
  const user = useContext(UserContext);
  if (!user) throw new Error('There is no guard above');
  return user.id;
}
