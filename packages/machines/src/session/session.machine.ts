import {
  assertEvent,
  assign,
  emit,
  type EventObject,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { notProvided } from '../notProvided.ts';

/** Who is signed in on this device. */
export interface SessionUser {
  id: string;
  email: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** What happens to the session, in this tab or in another one. */
export type SessionChange =
  /** The device keeps none. */
  | { type: 'session.absent' }
  /** One was found on the device, or began. */
  | { type: 'session.started'; user: SessionUser }
  | { type: 'token.refreshed'; user: SessionUser }
  | { type: 'user.updated'; user: SessionUser }
  /** The auth service no longer renews it, or this device has signed out. */
  | { type: 'session.ended' }
  /** Somebody has logged out here, in this tab or in another one. */
  | { type: 'session.left' };

export type SessionEvent =
  | SessionChange
  | ({
      type: 'login.submitted';
      /** Whether the account was made a moment ago. */
      isFirst?: boolean;
    } & Credentials)
  | { type: 'logout.asked' }
  /** The backend no longer accepts the session. */
  | { type: 'session.expired' };

/** What a toast may be about. */
export type SessionEmitted =
  | { type: 'login.succeeded'; isFirst: boolean }
  | { type: 'logout.succeeded' }
  | { type: 'logout.failed'; error: unknown };

export interface SessionContext {
  user: SessionUser | null;
  /** Why the last login failed, else null. */
  error: unknown;
  isFirstLogin: boolean;
}

/**
 * The session of this device. It protects the one truth about who is signed in, which several tabs
 * share: every tab follows what the auth service reports, and learns of a logout from the tab that did it.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'pending' | 'signedIn',
  },
  actors: {
    /** Tells of every change of the session, beginning with whether the device keeps one. */
    watchSession: fromCallback<EventObject>(() => notProvided('watchSession')),
    logIn: fromPromise<SessionUser, Credentials>(async () => notProvided('logIn')),
    logOut: fromPromise<void>(async () => notProvided('logOut')),
  },
  guards: {
    isSameUser: ({ context }, user: SessionUser) => context.user?.id === user.id,
  },
  actions: {
    noteUser: assign({ user: (_, user: SessionUser) => user, error: null }),
    forgetUser: assign({ user: null }),
    forgetError: assign({ error: null }),
    noteError: assign({ error: (_, failure: { error: unknown }) => failure.error }),
    beginLogin: assign({
      error: null,
      isFirstLogin: (_, { isFirst = false }: { isFirst?: boolean }) => isFirst,
    }),
    welcome: emit(({ context }) => ({
      type: 'login.succeeded' as const,
      isFirst: context.isFirstLogin,
    })),
    sayGoodbye: emit({ type: 'logout.succeeded' }),
    emitLogoutFailure: emit((_, failure: { error: unknown }) => ({
      type: 'logout.failed' as const,
      error: failure.error,
    })),
  },
}).createMachine({
  id: 'session',
  context: { user: null, error: null, isFirstLogin: false },
  invoke: { src: 'watchSession' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      on: {
        'session.absent': 'signedOut',
        'session.started': {
          target: 'signedIn',
          actions: { type: 'noteUser', params: ({ event }) => event.user },
        },
      },
    },
    signedOut: {
      entry: 'forgetUser',
      on: {
        // Without a network an ended token could not be renewed at the beginning.
        'token.refreshed': {
          target: 'signedIn.tokenRefreshed',
          actions: { type: 'noteUser', params: ({ event }) => event.user },
        },
        'login.submitted': {
          target: 'signingIn',
          actions: { type: 'beginLogin', params: ({ event }) => event },
        },
        'session.started': {
          target: 'signedIn',
          actions: { type: 'noteUser', params: ({ event }) => event.user },
        },
      },
    },
    signingIn: {
      invoke: {
        src: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'login.submitted');
          return { email: event.email, password: event.password };
        },
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'noteUser', params: ({ event }) => event.output }, 'welcome'],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'started',
      on: {
        'session.started': [
          // After a login in this tab it reports the same session once more.
          { guard: { type: 'isSameUser', params: ({ event }) => event.user } },
          {
            target: '.started',
            actions: { type: 'noteUser', params: ({ event }) => event.user },
          },
        ],
        'token.refreshed': {
          target: '.tokenRefreshed',
          actions: { type: 'noteUser', params: ({ event }) => event.user },
        },
        'user.updated': {
          target: '.userUpdated',
          actions: { type: 'noteUser', params: ({ event }) => event.user },
        },
        'session.left': 'signedOut',
        'session.ended': 'expired',
        'session.expired': 'expired',
        'logout.asked': 'signingOut',
      },
      states: { started: {}, tokenRefreshed: {}, userUpdated: {} },
    },
    // The person stays known: the page stays as it is, below the question for the password.
    expired: {
      initial: 'asking',
      on: {
        'session.left': { target: 'signedOut', actions: 'forgetError' },
        'token.refreshed': {
          target: 'signedIn.tokenRefreshed',
          actions: { type: 'noteUser', params: ({ event }) => event.user },
        },
      },
      states: {
        asking: {
          on: {
            'login.submitted': {
              target: 'loggingIn',
              actions: { type: 'beginLogin', params: ({ event }) => event },
            },
            'logout.asked': { target: 'loggingOut', actions: 'forgetError' },
            'session.started': {
              target: '#session.signedIn',
              actions: { type: 'noteUser', params: ({ event }) => event.user },
            },
          },
        },
        loggingIn: {
          invoke: {
            src: 'logIn',
            input: ({ event }) => {
              assertEvent(event, 'login.submitted');
              return { email: event.email, password: event.password };
            },
            onDone: {
              target: '#session.signedIn',
              actions: [{ type: 'noteUser', params: ({ event }) => event.output }, 'welcome'],
            },
            onError: {
              target: 'asking',
              actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loggingOut: {
          invoke: {
            src: 'logOut',
            onDone: { target: '#session.signedOut', actions: 'sayGoodbye' },
            onError: '#session.signedOut',
          },
        },
      },
    },
    signingOut: {
      tags: ['pending', 'signedIn'],
      invoke: {
        src: 'logOut',
        onDone: { target: 'signedOut', actions: 'sayGoodbye' },
        // This device signs out even if the server call fails: nobody may be left logged in.
        onError: {
          target: 'signedOut',
          actions: { type: 'emitLogoutFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
