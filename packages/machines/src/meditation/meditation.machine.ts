import type { RunningMeditation, MeditationChoice } from '@niyama/domain';
import {
  type AnyEventObject,
  assign,
  cancel,
  fromCallback,
  raise,
  sendTo,
  setup,
  type SnapshotFrom,
  spawnChild,
  stopChild,
} from 'xstate';
import {
  type MeditationTimerEvent,
  meditationTimerMachine,
} from '../meditationTimer/meditationTimer.machine.ts';
import {
  type MeditationTimerInput,
  openMeditation,
  type MeditationModel,
} from '../meditationTimer/meditationRules.ts';
import type { LockEvent, LockRequest } from '../lock.ts';
import { notProvided } from '../notProvided.ts';
import { lookAtClock, remainingMs } from '../poseTimer/timer.ts';

export interface MeditationInput extends Omit<MeditationTimerInput, 'stored' | 'plan'> {
  /** What was chosen last for the next meditation. */
  choice: MeditationChoice;
  /** Reads the meditation that runs on this device, in whichever tab; null without one. */
  readRunning: () => RunningMeditation | null;
  /** Whether this tab let go of that meditation a moment ago, as for a reload; true once. */
  wasReloaded: (id: string) => boolean;
}

type TimerSnapshot = SnapshotFrom<typeof meditationTimerMachine>;

export interface MeditationContext extends MeditationInput {
  /** The meditation of this tab as it stands; null until its timer has said so, and while another tab has one. */
  timer: TimerSnapshot | null;
  /** The meditation of another tab as this one shows it. */
  shown: MeditationModel | null;
}

export type MeditationEvent =
  | { type: 'choice.made'; choice: MeditationChoice }
  /** Begins a meditation as it was chosen, or goes on with the paused one. */
  | { type: 'meditation.started' }
  | Extract<
      MeditationTimerEvent,
      { type: 'meditation.paused' | 'meditation.reset' | 'meditation.ended' | 'breath.freed' }
    >
  /** Ends the meditation for good, wherever it runs. */
  | { type: 'meditation.abandoned' }
  /** The page is visible again, or woke up: timers may have slept. */
  | { type: 'clock.checked' }
  /** Another tab wrote down or dropped a meditation. */
  | { type: 'device.changed' }
  | LockEvent
  /** The tab that had the meditation has had its last word. */
  | { type: 'lock.inherited' };

const toTimerInput = ({
  choice,
  readRunning,
  holdsAgreed,
  timeZone,
  newId,
  now,
}: MeditationContext) => ({
  stored: readRunning(),
  plan: choice.plan,
  holdsAgreed,
  timeZone,
  newId,
  now,
});

/**
 * A student's meditation over all tabs of the device. It protects that one tab alone rings and records
 * it: the one in which it began owns it, with a lock that the browser frees when the tab goes. Every
 * other tab follows, and takes the meditation over then.
 */
export const meditationMachine = setup({
  types: {
    context: {} as MeditationContext,
    input: {} as MeditationInput,
    events: {} as MeditationEvent,
    children: {} as { timer: 'timer'; lock: 'lock'; device: 'watchDevice' },
    tags: {} as 'running' | 'paused',
  },
  actors: {
    /** The meditation of this tab. */
    timer: meditationTimerMachine,
    /** Asks for the lock, and holds it until it is stopped. */
    lock: fromCallback<AnyEventObject, LockRequest>(() => notProvided('lock')),
    /** Tells when another tab wrote down or dropped a meditation. */
    watchDevice: fromCallback(() => notProvided('watchDevice')),
  },
  delays: {
    /** The moment at which the shown seconds change. */
    nextSecond: ({ context }) => (context.shown && remainingMs(context.shown.timer) % 1000) || 1000,
    /**
     * A tab that ends its meditation drops it and gives the lock back, and no browser says in which
     * order another tab hears of both. Shorter than a bell may be late.
     */
    handoverDelay: 500,
  },
  guards: {
    hasStoredMeditation: ({ context }) => context.readRunning() !== null,
    isShownRunning: ({ context }) => context.shown?.timer.startedAt !== null,
    isRunning: (_, timer: TimerSnapshot) => timer.matches('running'),
    isPaused: (_, timer: TimerSnapshot) => timer.matches('paused'),
    isSaving: (_, timer: TimerSnapshot) => timer.matches({ completed: 'saving' }),
  },
  actions: {
    choose: assign({ choice: (_, choice: MeditationChoice) => choice }),
    /** In the middle of a meditation only how its bells ring changes. */
    chooseBells: assign({
      choice: (
        { context: { choice } },
        { plan: _plan, presetId: _presetId, ...bells }: MeditationChoice,
      ) => ({
        ...choice,
        ...bells,
      }),
    }),
    /** Remembers the choice on the device, and lets the bells ring so. */
    applyChoice: (_scope, _choice: MeditationChoice): void => notProvided('applyChoice'),
    showRunning: assign({
      shown: ({ context }) => {
        const meditation = openMeditation(toTimerInput(context));
        return { ...meditation, timer: lookAtClock(meditation.timer, context.now()) };
      },
    }),
    lookAtClock: assign({
      shown: ({ context: { shown, now } }) =>
        shown && { ...shown, timer: lookAtClock(shown.timer, now()) },
    }),
    noteTimer: assign({ timer: (_, timer: TimerSnapshot) => timer }),
    forgetTimer: assign({ timer: null }),
    awaitHandover: raise(
      { type: 'lock.inherited' },
      { id: 'handoverDelay', delay: 'handoverDelay' },
    ),
    giveLockBack: stopChild('lock'),
    startTimer: sendTo('timer', ({ context }) => ({
      type: 'meditation.started',
      plan: context.choice.plan,
    })),
    resetTimer: sendTo('timer', { type: 'meditation.reset' }),
    sendToTimer: sendTo('timer', ({ event }) => event),
    /** Drops what the device keeps of the shown meditation. */
    forgetShown: (_scope, _shown: MeditationModel | null): void => notProvided('forgetShown'),
    silenceBells: (): void => notProvided('silenceBells'),
    /** It cannot begin: another tab has a meditation. */
    emitTaken: (): void => notProvided('emitTaken'),
  },
}).createMachine({
  id: 'meditation',
  context: ({ input }) => ({ ...input, timer: null, shown: null }),
  invoke: { src: 'watchDevice', id: 'device' },
  initial: 'opening',
  on: {
    'choice.made': {
      actions: [
        { type: 'choose', params: ({ event }) => event.choice },
        { type: 'applyChoice', params: ({ context }) => context.choice },
      ],
    },
  },
  states: {
    opening: {
      always: [{ guard: 'hasStoredMeditation', target: 'returning' }, { target: 'here' }],
    },
    /** The device has a stored meditation: this tab takes it up, unless another tab has it. */
    returning: {
      entry: spawnChild('lock', {
        id: 'lock',
        input: ({ context }): LockRequest => {
          const stored = context.readRunning();
          // A reload lets the lock go, and another tab that nobody looks at may have it by now: its
          // bells would be silent, because nothing was pressed there.
          return { how: stored && context.wasReloaded(stored.id) ? 'steal' : 'ifFree' };
        },
      }),
      on: {
        'lock.granted': 'here.owner',
        'lock.refused': [{ guard: 'hasStoredMeditation', target: 'following' }, { target: 'here' }],
      },
    },
    /** No other tab has a meditation that this one knows of. */
    here: {
      entry: 'forgetTimer',
      initial: 'free',
      invoke: {
        src: 'timer',
        id: 'timer',
        input: ({ context }) => toTimerInput(context),
        onSnapshot: [
          {
            guard: { type: 'isRunning', params: ({ event }) => event.snapshot },
            target: '.owner.running',
            actions: { type: 'noteTimer', params: ({ event }) => event.snapshot },
          },
          {
            guard: { type: 'isPaused', params: ({ event }) => event.snapshot },
            target: '.owner.paused',
            actions: { type: 'noteTimer', params: ({ event }) => event.snapshot },
          },
          {
            guard: { type: 'isSaving', params: ({ event }) => event.snapshot },
            target: '.owner.saving',
            actions: { type: 'noteTimer', params: ({ event }) => event.snapshot },
          },
          {
            target: '.free',
            actions: { type: 'noteTimer', params: ({ event }) => event.snapshot },
          },
        ],
      },
      states: {
        /** Nothing runs; the last meditation may still be shown. */
        free: {
          entry: 'giveLockBack',
          on: {
            'choice.made': {
              actions: [
                { type: 'choose', params: ({ event }) => event.choice },
                { type: 'applyChoice', params: ({ context }) => context.choice },
                'resetTimer',
              ],
            },
            'meditation.started': 'requesting',
            'meditation.reset': { actions: 'resetTimer' },
            'meditation.abandoned': { actions: 'resetTimer' },
            'device.changed': { guard: 'hasStoredMeditation', target: '#meditation.following' },
          },
        },
        requesting: {
          entry: spawnChild('lock', { id: 'lock', input: { how: 'ifFree' } }),
          on: {
            'lock.granted': { actions: 'startTimer' },
            'meditation.abandoned': { target: 'free', actions: 'giveLockBack' },
            'lock.refused': [
              {
                guard: 'hasStoredMeditation',
                target: '#meditation.following',
                actions: 'emitTaken',
              },
              { target: 'free', actions: 'emitTaken' },
            ],
          },
        },
        /** The meditation is this tab's: it rings, and is recorded from here. */
        owner: {
          initial: 'resuming',
          on: {
            'meditation.ended': { actions: 'sendToTimer' },
            'meditation.reset': { actions: 'resetTimer' },
            'meditation.abandoned': { actions: 'resetTimer' },
            'clock.checked': { actions: 'sendToTimer' },
            'lock.stolen': [
              {
                guard: 'hasStoredMeditation',
                target: '#meditation.following',
                actions: 'silenceBells',
              },
              { target: '#meditation.here', reenter: true, actions: 'silenceBells' },
            ],
          },
          states: {
            /** Until the timer has said how the meditation stands. */
            resuming: {},
            running: {
              tags: 'running',
              on: {
                'meditation.paused': { actions: 'sendToTimer' },
                'breath.freed': { actions: 'sendToTimer' },
                'choice.made': {
                  actions: [
                    { type: 'chooseBells', params: ({ event }) => event.choice },
                    { type: 'applyChoice', params: ({ context }) => context.choice },
                  ],
                },
              },
            },
            paused: {
              tags: 'paused',
              on: {
                'meditation.started': { actions: 'startTimer' },
                'choice.made': {
                  actions: [
                    { type: 'chooseBells', params: ({ event }) => event.choice },
                    { type: 'applyChoice', params: ({ context }) => context.choice },
                  ],
                },
              },
            },
            saving: {},
          },
        },
      },
    },
    /** Another tab has the meditation: this one shows it, and stands in line for it. */
    following: {
      entry: [
        'giveLockBack',
        spawnChild('lock', { id: 'lock', input: { how: 'wait' } }),
        'showRunning',
      ],
      exit: cancel('handoverDelay'),
      initial: 'looking',
      on: {
        'lock.granted': [
          { guard: 'hasStoredMeditation', actions: 'awaitHandover' },
          { target: 'here' },
        ],
        'lock.inherited': 'here.owner',
        'lock.stolen': { target: 'following', reenter: true },
        'device.changed': [
          { guard: 'hasStoredMeditation', target: '.looking', actions: 'showRunning' },
          { target: 'here' },
        ],
        'choice.made': {
          actions: [
            { type: 'chooseBells', params: ({ event }) => event.choice },
            { type: 'applyChoice', params: ({ context }) => context.choice },
          ],
        },
        'meditation.started': { actions: 'emitTaken' },
        'meditation.abandoned': {
          actions: { type: 'forgetShown', params: ({ context }) => context.shown },
        },
        'clock.checked': { actions: 'lookAtClock' },
      },
      states: {
        looking: { always: [{ guard: 'isShownRunning', target: 'running' }, { target: 'paused' }] },
        running: {
          tags: 'running',
          after: { nextSecond: { target: 'running', reenter: true, actions: 'lookAtClock' } },
        },
        paused: { tags: 'paused' },
      },
    },
  },
});
