import { assign, setup } from 'xstate';
import {
  elapsedMs,
  isOver,
  lookAtClock,
  moveTimer,
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
  /** It goes on from there, in milliseconds from its beginning. */
  | { type: 'timer.moved'; toMs: number }
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
      // One that came while the timer was moved is due now.
      const moment = momentsMs.find((atMs) => atMs > elapsedMs(timer)) ?? Infinity;
      return Math.max(0, Math.min(left % 1000 || 1000, moment - elapsedMs(seen)));
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
    move: assign({
      timer: ({ context }, toMs: number) => moveTimer(context.timer, toMs, context.now()),
    }),
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
        'timer.moved': [
          { guard: 'isOver', target: 'finished' },
          {
            target: 'running',
            reenter: true,
            actions: { type: 'move', params: ({ event }) => event.toMs },
          },
        ],
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
        'timer.moved': { actions: { type: 'move', params: ({ event }) => event.toMs } },
        'timer.reset': { target: 'idle', actions: 'refill' },
      },
    },
    finished: {
      entry: 'stop',
      on: { 'timer.reset': { target: 'idle', actions: 'refill' } },
    },
  },
});
