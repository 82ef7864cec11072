import { assign, setup } from 'xstate';
import {
  elapsedMs,
  isOver,
  lookAtClock,
  refillTimer,
  remainingMs,
  startTimer,
  stopTimer,
  type Timer,
} from './timer.ts';

export interface PoseTimerInput {
  /** A new timer, or a stored one; one that was stored running runs on. */
  timer: Timer;
  /**
   * Moments at which it looks at the clock beside every second: whole milliseconds from its beginning,
   * ascending. @default none
   */
  momentsMs?: readonly number[];
  /** The wall clock, whole epoch milliseconds. */
  now: () => number;
}

export type PoseTimerEvent =
  | { type: 'timer.started' }
  | { type: 'timer.paused' }
  | { type: 'timer.reset' }
  /** The page is visible again, or woke up: timers may have slept. */
  | { type: 'clock.checked' };

/**
 * The countdown of one set. It protects the true time: every state is derived from the wall clock,
 * and a set that ended while nobody looked ended at its deadline.
 */
export const poseTimerMachine = setup({
  types: {
    context: {} as PoseTimerInput,
    input: {} as PoseTimerInput,
    events: {} as PoseTimerEvent,
  },
  delays: {
    /** When the shown seconds change, so that the last one is the end itself, or a moment comes. */
    nextLook: ({ context: { timer, momentsMs = [], now } }) => {
      const seen = lookAtClock(timer, now());
      const left = remainingMs(seen);
      if (left === 0) return 0;
      const elapsed = elapsedMs(seen);
      const moment = momentsMs.find((atMs) => atMs > elapsed) ?? Infinity;
      return Math.min(left % 1000 || 1000, moment - elapsed);
    },
  },
  guards: {
    isRunning: ({ context }) => context.timer.startedAt !== null,
    isUnderway: ({ context }) => context.timer.elapsedBefore > 0,
    isOver: ({ context }) => isOver(lookAtClock(context.timer, context.now())),
  },
  actions: {
    start: assign({ timer: ({ context }) => startTimer(context.timer, context.now()) }),
    stop: assign({ timer: ({ context }) => stopTimer(context.timer, context.now()) }),
    refill: assign({ timer: ({ context }) => refillTimer(context.timer, context.now()) }),
    lookAtClock: assign({ timer: ({ context }) => lookAtClock(context.timer, context.now()) }),
  },
}).createMachine({
  id: 'poseTimer',
  context: ({ input }) => input,
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'isRunning', target: 'running' },
        { guard: 'isUnderway', target: 'paused' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: { 'timer.started': { target: 'running', actions: 'start' } },
    },
    running: {
      after: {
        nextLook: [
          { guard: 'isOver', target: 'finished' },
          { target: 'running', reenter: true, actions: 'lookAtClock' },
        ],
      },
      on: {
        'timer.paused': [{ guard: 'isOver', target: 'finished' }, { target: 'paused' }],
        'timer.reset': { target: 'idle', actions: 'refill' },
        'clock.checked': [
          { guard: 'isOver', target: 'finished' },
          { target: 'running', reenter: true, actions: 'lookAtClock' },
        ],
      },
    },
    paused: {
      entry: 'stop',
      on: {
        'timer.started': { target: 'running', actions: 'start' },
        'timer.reset': { target: 'idle', actions: 'refill' },
      },
    },
    finished: {
      entry: 'stop',
      on: { 'timer.reset': { target: 'idle', actions: 'refill' } },
    },
  },
});
