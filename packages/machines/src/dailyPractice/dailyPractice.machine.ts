import type { Home } from '@niyama/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { failureKind } from '../failure.ts';
import { notProvided } from '../notProvided.ts';

export interface DailyPracticeInput {
  /** What was stored from an earlier visit, or null. */
  cached: Home | null;
}

export interface DailyPracticeContext {
  /** What was loaded last, or cached. */
  home: Home | null;
  error: unknown;
  isFailureTold: boolean;
}

export type DailyPracticeEvent =
  | { type: 'load.retried' }
  /** The data layer has a newer home, as after a finished practice. */
  | { type: 'home.changed'; home: Home }
  | { type: 'network.restored' };

/** The toast 'Could not load your daily practice'. */
export type DailyPracticeNews = { type: 'failure.told' };

/**
 * The daily load of the home panel. It protects the reader from an empty screen: late shows 'still
 * loading', offline shows what was last loaded, a failing server shows the sample poses.
 */
export const dailyPracticeMachine = setup({
  types: {
    context: {} as DailyPracticeContext,
    input: {} as DailyPracticeInput,
    events: {} as DailyPracticeEvent,
    emitted: {} as DailyPracticeNews,
    tags: {} as 'busy',
  },
  actors: {
    loadHome: fromPromise<Home>(async () => notProvided('loadHome')),
  },
  delays: {
    /** How long the skeleton stands before a line says that it is still loading. */
    skeleton: 1500,
  },
  guards: {
    isOffline: (_, failure: { error: unknown }) => failureKind(failure.error) === 'offline',
    isFailureTold: ({ context }) => context.isFailureTold,
  },
  actions: {
    noteHome: assign({ home: (_, home: Home) => home, error: null }),
    noteError: assign({ error: (_, failure: { error: unknown }) => failure.error }),
    noteTelling: assign({ isFailureTold: true }),
    tellFailure: emit({ type: 'failure.told' }),
  },
}).createMachine({
  id: 'dailyPractice',
  context: ({ input }) => ({ home: input.cached, error: null, isFailureTold: false }),
  initial: 'loading',
  on: {
    'home.changed': {
      target: '.loaded',
      actions: { type: 'noteHome', params: ({ event }) => event.home },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadHome',
        onDone: {
          target: 'loaded',
          actions: { type: 'noteHome', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'offline',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: 'isFailureTold',
            target: 'failed',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
              'noteTelling',
              'tellFailure',
            ],
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { skeleton: 'late' } },
        late: {},
      },
    },
    loaded: { on: { 'load.retried': 'loading' } },
    failed: { on: { 'load.retried': 'loading', 'network.restored': 'loading' } },
    offline: { on: { 'load.retried': 'loading', 'network.restored': 'loading' } },
  },
});
