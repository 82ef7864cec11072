import type { Sequence } from '@niyama/domain';
import { assign, sendTo, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { poseTimerMachine } from '../poseTimer/poseTimer.machine.ts';
import { isOver, stopTimer, type Timer } from '../poseTimer/timer.ts';
import { afterStep, newRest, openSequence, toSequence } from './sequenceRules.ts';
import type {
  SequenceContext,
  SequenceEvent,
  SequenceInput,
  SequenceOutcome,
  SequenceOutput,
} from './sequence.types.ts';

/**
 * Several poses one after the other, with a rest between them. It protects the way through the
 * list: a pose that was done is never asked for again, whatever happened to the page, and nobody
 * has to press anything between two poses.
 */
export const sequenceMachine = setup({
  types: {
    context: {} as SequenceContext,
    input: {} as SequenceInput,
    events: {} as SequenceEvent,
    output: {} as SequenceOutput,
  },
  actors: { restTimer: poseTimerMachine },
  guards: {
    isResting: ({ context }) => context.isResting,
    isLast: ({ context }) => context.index === context.items.length - 1,
    isRestOver: ({ context }) => isOver(context.rest),
  },
  actions: {
    noteStep: assign(({ context }, done: Extract<SequenceEvent, { type: 'pose.completed' }>) =>
      afterStep(context, done),
    ),
    moveOn: assign({ index: ({ context }) => context.index + 1 }),
    beginRest: assign({ isResting: true, rest: ({ context }) => newRest(context) }),
    endRest: assign({ isResting: false }),
    keepRest: assign({ rest: (_, rest: Timer) => rest }),
    stopRest: assign({ rest: ({ context }) => stopTimer(context.rest, context.now()) }),
    sendToRest: sendTo('rest', (_, type: 'timer.started' | 'timer.paused' | 'clock.checked') => ({
      type,
    })),
    noteOutcome: assign({ outcome: (_, outcome: SequenceOutcome) => outcome }),
    /** Stores the sequence on the device as it is now. */
    writeDown: (_scope, _sequence: Sequence): void => notProvided('writeDown'),
    /** Drops what `writeDown` stored of the sequence with this id. */
    forget: (_scope, _id: string): void => notProvided('forget'),
  },
}).createMachine({
  id: 'sequence',
  context: ({ input }) => openSequence(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        // Nobody may be on the mat when a page is opened again.
        { guard: 'isResting', target: 'resting.paused' },
        { target: 'practicing' },
      ],
    },
    practicing: {
      entry: ['endRest', { type: 'writeDown', params: ({ context }) => toSequence(context) }],
      on: {
        'pose.completed': [
          {
            guard: 'isLast',
            target: 'finished',
            actions: { type: 'noteStep', params: ({ event }) => event },
          },
          {
            target: 'resting',
            actions: [{ type: 'noteStep', params: ({ event }) => event }, 'moveOn', 'beginRest'],
          },
        ],
        // Nothing was done, so there is nothing to rest from.
        'pose.skipped': [
          { guard: 'isLast', target: 'finished' },
          { target: 'practicing', reenter: true, actions: 'moveOn' },
        ],
        'pose.ended': 'endedEarly',
        'pose.left': 'left',
      },
    },
    resting: {
      entry: { type: 'writeDown', params: ({ context }) => toSequence(context) },
      invoke: {
        src: 'restTimer',
        id: 'rest',
        input: ({ context }) => ({ timer: context.rest, now: context.now }),
        onSnapshot: {
          actions: { type: 'keepRest', params: ({ event }) => event.snapshot.context.timer },
        },
      },
      exit: 'stopRest',
      initial: 'running',
      always: { guard: 'isRestOver', target: 'practicing' },
      on: {
        'rest.skipped': 'practicing',
        'pose.skipped': [
          { guard: 'isLast', target: 'finished' },
          {
            actions: [
              'moveOn',
              { type: 'writeDown', params: ({ context }) => toSequence(context) },
            ],
          },
        ],
        'pose.left': 'left',
        'page.hidden': {
          actions: { type: 'writeDown', params: ({ context }) => toSequence(context) },
        },
        'page.shown': { actions: { type: 'sendToRest', params: 'clock.checked' } },
      },
      states: {
        running: {
          entry: { type: 'sendToRest', params: 'timer.started' },
          on: { 'rest.paused': 'paused', 'sequence.closed': 'askingToEnd' },
        },
        paused: {
          entry: { type: 'sendToRest', params: 'timer.paused' },
          on: { 'rest.resumed': 'running', 'sequence.closed': 'askingToEnd' },
        },
        askingToEnd: {
          entry: { type: 'sendToRest', params: 'timer.paused' },
          on: { 'end.confirmed': '#sequence.endedEarly', 'end.canceled': 'paused' },
        },
      },
    },
    left: { type: 'final', entry: { type: 'noteOutcome', params: 'left' } },
    endedEarly: {
      type: 'final',
      entry: [
        { type: 'forget', params: ({ context }) => context.id },
        { type: 'noteOutcome', params: 'endedEarly' },
      ],
    },
    finished: {
      type: 'final',
      entry: [
        { type: 'forget', params: ({ context }) => context.id },
        { type: 'noteOutcome', params: 'finished' },
      ],
    },
  },
  output: ({ context }) => ({ outcome: context.outcome, sequence: toSequence(context) }),
});
