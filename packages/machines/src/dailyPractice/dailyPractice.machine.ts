import { assign, emit, fromPromise, setup } from 'xstate';
import { failureKind } from '../failure.ts';
import { notProvided } from '../notProvided.ts';

export interface DailyPracticeContext {
  /** Why the last load failed, else null. */
  error: unknown;
  /** Whether a load has failed before: only the first failure is emitted. */
  hasFailed: boolean;
}

export type DailyPracticeEvent =
  | { type: 'load.retried' }
  /** The data layer has a newer home, as after a finished practice. */
  | { type: 'home.changed' }
  | { type: 'network.restored' };

/** Shown as the toast 'Could not load your daily practice'. */
export type DailyPracticeEmitted = { type: 'load.failed' };

/**
 * The daily load of the home panel. It protects the reader from an empty screen: late shows 'still
 * loading', offline shows what was last loaded, a failing server shows the sample poses. What was
 * loaded stands in the data layer alone.
 */
export const dailyPracticeMachine = setup({
  types: {
    context: {} as DailyPracticeContext,
    events: {} as DailyPracticeEvent,
    emitted: {} as DailyPracticeEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads home into the data layer. */
    loadHome: fromPromise<void>(async () => notProvided('loadHome')),
  },
  delays: {
    /** How long the skeleton stands before a line says that it is still loading. */
    skeleton: 1500,
  },
  guards: {
    isOffline: (_, failure: { error: unknown }) => failureKind(failure.error) === 'offline',
    hasFailed: ({ context }) => context.hasFailed,
  },
  actions: {
    forgetError: assign({ error: null }),
    noteError: assign({ error: (_, failure: { error: unknown }) => failure.error }),
    noteFailure: assign({ hasFailed: true }),
    emitFailure: emit({ type: 'load.failed' }),
  },
}).createMachine({
  id: 'dailyPractice',
  context: { error: null, hasFailed: false },
  initial: 'loading',
  on: {
    'home.changed': { target: '.loaded', actions: 'forgetError' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadHome',
        onDone: { target: 'loaded', actions: 'forgetError' },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'offline',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: 'hasFailed',
            target: 'failed',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
              'noteFailure',
              'emitFailure',
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
