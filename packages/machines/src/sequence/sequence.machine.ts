import type { Sequence, SequenceResult } from '@niyama/domain';
import { assign, sendTo, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { poseTimerMachine } from '../poseTimer/poseTimer.machine.ts';
import { isOver, stopTimer, type Timer } from '../poseTimer/timer.ts';
import { newRest, openSequence, restSecondsAt, toSequence, withBlock } from './sequenceRules.ts';
import type {
  PracticedBlock,
  SequenceContext,
  SequenceEvent,
  SequenceInput,
  SequenceOutcome,
  SequenceOutput,
} from './sequence.types.ts';

/**
 * Several blocks one after the other, with a rest between them. It protects the way through the
 * steps: one that was done is never asked for again, whatever happened to the page, and nobody
 * has to press anything between two blocks.
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
    isLast: ({ context }, steps: number) => context.index + steps >= context.steps.length,
    flowsOn: ({ context }, steps: number) =>
      restSecondsAt({ ...context, index: context.index + steps }) === 0,
    isRestOver: ({ context }) => isOver(context.rest),
  },
  actions: {
    noteBlock: assign(({ context }, block: PracticedBlock) => withBlock(context, block)),
    noteResults: assign({
      results: ({ context }, results: SequenceResult[]) => [...context.results, ...results],
    }),
    noteAnswer: assign({ reflectionAnswer: (_, answer: string | null) => answer }),
    moveOn: assign({ index: ({ context }, steps: number) => context.index + steps }),
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
        'block.completed': [
          {
            guard: { type: 'isLast', params: ({ event }) => event.steps },
            target: 'finished',
            actions: [
              { type: 'noteBlock', params: ({ event }) => event },
              { type: 'noteResults', params: ({ event }) => event.results },
              { type: 'noteAnswer', params: ({ event }) => event.reflectionAnswer },
            ],
          },
          {
            guard: { type: 'flowsOn', params: ({ event }) => event.steps },
            target: 'practicing',
            reenter: true,
            actions: [
              { type: 'noteBlock', params: ({ event }) => event },
              { type: 'noteResults', params: ({ event }) => event.results },
              { type: 'moveOn', params: ({ event }) => event.steps },
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'noteBlock', params: ({ event }) => event },
              { type: 'noteResults', params: ({ event }) => event.results },
              { type: 'moveOn', params: ({ event }) => event.steps },
              'beginRest',
            ],
          },
        ],
        // Nothing was done, so there is nothing to rest from.
        'block.skipped': [
          { guard: { type: 'isLast', params: ({ event }) => event.steps }, target: 'finished' },
          {
            target: 'practicing',
            reenter: true,
            actions: { type: 'moveOn', params: ({ event }) => event.steps },
          },
        ],
        'block.ended': {
          target: 'endedEarly',
          actions: { type: 'noteBlock', params: ({ event }) => event },
        },
        'block.left': 'left',
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
        'block.skipped': [
          { guard: { type: 'isLast', params: ({ event }) => event.steps }, target: 'finished' },
          {
            actions: [
              { type: 'moveOn', params: ({ event }) => event.steps },
              { type: 'writeDown', params: ({ context }) => toSequence(context) },
            ],
          },
        ],
        'block.left': 'left',
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
  output: ({ context }) => ({
    outcome: context.outcome,
    sequence: toSequence(context),
    reflectionAnswer: context.reflectionAnswer,
  }),
});
