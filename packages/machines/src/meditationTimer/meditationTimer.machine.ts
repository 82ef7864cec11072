import type { Completion, RunningMeditation, MeditationPlan } from '@niyama/domain';
import { type AnyEventObject, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { isOver, lookAtClock, remainingMs, stopTimer } from '../poseTimer/timer.ts';
import type { Award } from '../practice/practice.types.ts';
import {
  type BellWatchInput,
  type BreathStretch,
  passBell,
  type RunningStretch,
  toBellWatch,
  toBreathStretch,
  toStretch,
} from './dueBells.ts';
import {
  endEarly,
  type MeditationTimerInput,
  newMeditation,
  openMeditation,
  type MeditationModel,
  startMeditation,
  toRunningMeditation,
  toMeditationCompletion,
  wholeMinutesOf,
} from './meditationRules.ts';

export interface MeditationTimerContext extends MeditationModel {
  /** What the last finished meditation earned; null until the device or the server has it. */
  award: Award | null;
  /** Why the last finished meditation was refused, else null. */
  error: unknown;
  /** Whether the last meditation was ended before its time. */
  isEndedEarly: boolean;
}

export type MeditationTimerEvent =
  /** Begins a meditation with this plan; one that is paused goes on with its own. */
  | { type: 'meditation.started'; plan: MeditationPlan }
  | { type: 'meditation.paused' }
  /** Reset: idle again, with nothing elapsed. */
  | { type: 'meditation.reset' }
  /** Ends it before its time and keeps the whole minutes; before the first of them nothing happens. */
  | { type: 'meditation.ended' }
  /** Puts the pacer aside while it runs, or has it back; the clock runs on. */
  | { type: 'breath.freed'; breathesFreely: boolean }
  /** The page is visible again, or woke up: timers may have slept. */
  | { type: 'clock.checked' }
  | BellEvent;

/** What the watch over the bells reports. */
export type BellEvent =
  | { type: 'bell.rang'; index: number }
  | { type: 'bell.missed'; index: number }
  | { type: 'deadline.reached' };

/**
 * The meditation timer. It protects the true time: a meditation runs on by the wall clock through
 * sleep, reload and a closed tab, ends at its deadline, and is recorded once. Which bells are still
 * due is decided here; `watchBells` of `device` waits for them.
 */
export const meditationTimerMachine = setup({
  types: {
    context: {} as MeditationTimerContext,
    input: {} as MeditationTimerInput,
    events: {} as MeditationTimerEvent,
    children: {} as { bells: 'watchBells'; tones: 'watchTones' },
    tags: {} as 'underway',
  },
  actors: {
    /**
     * Rings each bell at its moment and tells the end, with timers that do not hang on each other: a
     * hidden tab slows chained ones down to one a minute. Stopping it silences what is still to come.
     */
    watchBells: fromCallback<AnyEventObject, BellWatchInput>(() => notProvided('watchBells')),
    /** Lets the tones sound that lead the breath, if any do. Stopping it silences what is still to come. */
    watchTones: fromCallback<AnyEventObject, BreathStretch>(() => notProvided('watchTones')),
    /** Keeps the screen awake until it is stopped. */
    keepAwake: fromCallback(() => notProvided('keepAwake')),
    /** Quiets the bells, once the watch has been stopped: that still has to know what has rung. */
    pauseBells: fromCallback(() => notProvided('pauseBells')),
    /** Hands the completion over; resolves also when it only waits on the device. */
    saveCompletion: fromPromise<Award, Completion>(async () => notProvided('saveCompletion')),
  },
  delays: {
    /** The moment at which the shown seconds change. */
    nextSecond: ({ context }) =>
      remainingMs(lookAtClock(context.timer, context.now())) % 1000 || 1000,
  },
  guards: {
    isRunning: ({ context }) => context.timer.startedAt !== null,
    isUnderway: ({ context }) => context.timer.elapsedBefore > 0,
    isOver: ({ context }) => isOver(lookAtClock(context.timer, context.now())),
    hasMinutes: ({ context }) => wholeMinutesOf(context) >= 1,
    /** The clock was set back: every bell is due at another moment now. */
    isSetBack: ({ context }) => context.now() < context.timer.seenAt,
  },
  actions: {
    beginAnew: assign(({ context }, plan: MeditationPlan) => ({
      ...newMeditation({ ...context, plan }),
      award: null,
      error: null,
      isEndedEarly: false,
    })),
    endEarly: assign(({ context }) => ({ ...endEarly(context), isEndedEarly: true })),
    start: assign(({ context }) => startMeditation(context)),
    stop: assign({ timer: ({ context }) => stopTimer(context.timer, context.now()) }),
    lookAtClock: assign({ timer: ({ context }) => lookAtClock(context.timer, context.now()) }),
    passBell: assign(({ context }, { index, how }: { index: number; how: 'rang' | 'missed' }) =>
      passBell(context, index, how),
    ),
    freeBreath: assign({ breathesFreely: (_, breathesFreely: boolean) => breathesFreely }),
    checkBells: sendTo('bells', { type: 'clock.checked' }),
    checkTones: sendTo('tones', { type: 'clock.checked' }),
    noteAward: assign({ award: (_, award: Award) => award }),
    noteError: assign({ error: (_, failure: { error: unknown }) => failure.error }),
    /** Stores the meditation on the device as it is now. */
    writeDown: (_scope, _running: RunningMeditation): void => notProvided('writeDown'),
    /** Drops what `writeDown` stored. */
    forget: (_scope, _id: string): void => notProvided('forget'),
    /** Lets the bells sound from now on; also when the clock was set back. */
    playBells: (_scope, _stretch: RunningStretch): void => notProvided('playBells'),
    /** The last bell fades out. */
    finishBells: (): void => notProvided('finishBells'),
    /** Nothing is to be heard any more. */
    silenceBells: (): void => notProvided('silenceBells'),
    /** It came to its end by itself. */
    emitCompleted: (): void => notProvided('emitCompleted'),
    emitAward: (_scope, _award: Award): void => notProvided('emitAward'),
    emitRefusal: (_scope, _failure: { error: unknown }): void => notProvided('emitRefusal'),
  },
}).createMachine({
  id: 'meditationTimer',
  context: ({ input }) => ({
    ...openMeditation(input),
    award: null,
    error: null,
    isEndedEarly: false,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'isOver', target: 'completed', actions: ['finishBells', 'emitCompleted'] },
        { guard: 'isRunning', target: 'running' },
        { guard: 'isUnderway', target: 'paused' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'meditation.started': {
          target: 'running',
          actions: [{ type: 'beginAnew', params: ({ event }) => event.plan }, 'start'],
        },
      },
    },
    running: {
      tags: 'underway',
      entry: [
        'lookAtClock',
        { type: 'writeDown', params: ({ context }) => toRunningMeditation(context) },
        { type: 'playBells', params: ({ context }) => toStretch(context) },
      ],
      invoke: [
        { src: 'watchBells', id: 'bells', input: ({ context }) => toBellWatch(context) },
        { src: 'watchTones', id: 'tones', input: ({ context }) => toBreathStretch(context) },
        { src: 'keepAwake' },
      ],
      initial: 'counting',
      states: {
        counting: {
          after: {
            nextSecond: [
              { guard: 'isSetBack', target: '#meditationTimer.running', reenter: true },
              // The bell timers may stop while a laptop sleeps, and no event tells a page that it
              // woke: the first second after that brings them up to the clock.
              {
                target: 'counting',
                reenter: true,
                actions: ['lookAtClock', 'checkBells', 'checkTones'],
              },
            ],
          },
        },
      },
      on: {
        'bell.rang': {
          actions: [
            {
              type: 'passBell',
              params: ({ event }) => ({ index: event.index, how: 'rang' as const }),
            },
            { type: 'writeDown', params: ({ context }) => toRunningMeditation(context) },
          ],
        },
        'bell.missed': {
          actions: [
            {
              type: 'passBell',
              params: ({ event }) => ({ index: event.index, how: 'missed' as const }),
            },
            { type: 'writeDown', params: ({ context }) => toRunningMeditation(context) },
          ],
        },
        'deadline.reached': {
          guard: 'isOver',
          target: 'completed',
          actions: ['finishBells', 'emitCompleted'],
        },
        'clock.checked': [
          { guard: 'isSetBack', target: 'running', reenter: true },
          { actions: ['lookAtClock', 'checkBells', 'checkTones'] },
        ],
        'breath.freed': {
          target: 'running',
          reenter: true,
          actions: { type: 'freeBreath', params: ({ event }) => event.breathesFreely },
        },
        'meditation.paused': [
          { guard: 'isOver', target: 'completed', actions: ['finishBells', 'emitCompleted'] },
          { target: 'paused' },
        ],
        'meditation.ended': [
          { guard: 'isOver', target: 'completed', actions: ['finishBells', 'emitCompleted'] },
          {
            guard: 'hasMinutes',
            target: 'completed',
            actions: [
              'endEarly',
              // A tab that is killed before the server has it finds the stored meditation again.
              { type: 'writeDown', params: ({ context }) => toRunningMeditation(context) },
              'silenceBells',
            ],
          },
        ],
        'meditation.reset': {
          target: 'idle',
          actions: [
            { type: 'forget', params: ({ context }) => context.id },
            { type: 'beginAnew', params: ({ context }) => context.plan },
            'silenceBells',
          ],
        },
      },
    },
    paused: {
      tags: 'underway',
      entry: ['stop', { type: 'writeDown', params: ({ context }) => toRunningMeditation(context) }],
      invoke: { src: 'pauseBells' },
      on: {
        'meditation.started': { target: 'running', actions: 'start' },
        // The pause fell within its stroke: the watch tells so when it is stopped.
        'bell.rang': {
          actions: [
            {
              type: 'passBell',
              params: ({ event }) => ({ index: event.index, how: 'rang' as const }),
            },
            { type: 'writeDown', params: ({ context }) => toRunningMeditation(context) },
          ],
        },
        'meditation.ended': {
          guard: 'hasMinutes',
          target: 'completed',
          actions: [
            'endEarly',
            { type: 'writeDown', params: ({ context }) => toRunningMeditation(context) },
            'silenceBells',
          ],
        },
        'meditation.reset': {
          target: 'idle',
          actions: [
            { type: 'forget', params: ({ context }) => context.id },
            { type: 'beginAnew', params: ({ context }) => context.plan },
            'silenceBells',
          ],
        },
      },
    },
    completed: {
      entry: 'stop',
      initial: 'saving',
      states: {
        saving: {
          invoke: {
            src: 'saveCompletion',
            input: ({ context }) => toMeditationCompletion(context),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'noteAward', params: ({ event }) => event.output },
                { type: 'emitAward', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'settled',
              actions: [
                { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
                { type: 'emitRefusal', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        /** Counted, waiting in the outbox, or refused for good: the device need not keep it. */
        settled: {
          entry: { type: 'forget', params: ({ context }) => context.id },
          on: {
            'meditation.started': {
              target: '#meditationTimer.running',
              actions: [{ type: 'beginAnew', params: ({ event }) => event.plan }, 'start'],
            },
            'meditation.reset': {
              target: '#meditationTimer.idle',
              actions: { type: 'beginAnew', params: ({ context }) => context.plan },
            },
          },
        },
      },
    },
  },
});
