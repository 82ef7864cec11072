import type { CompletionOperation, MarkChange, OutboxRow, RunOperation } from '@niyama/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import {
  add,
  changesOf,
  discard,
  noteRefused,
  noteSaved,
  noteTry,
  putMark,
  restore,
  retry,
  takeLoaded,
} from './changes.ts';
import type {
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
  Sent,
} from './outbox.types.ts';
import { firstOf, isRefusal } from './rows.ts';

/**
 * Sends what a student did to the server, one operation after the other in the order they happened. So
 * that none is lost, the device stores each before it is sent and until the server has it. Sending one
 * twice is harmless, so after an interruption sending simply begins again. Of several changes of one
 * mark only the last is sent.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    input: {} as OutboxInput,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
  },
  actors: {
    /** Reads the rows that the device stores for this student, refused ones too. */
    loadRows: fromPromise<OutboxRow[], { userId: string }>(async () => notProvided('loadRows')),
    /** Writes rows by their id and forgets others. */
    writeRows: fromPromise<void, { keep: OutboxRow[]; drop: string[] }>(async () =>
      notProvided('writeRows'),
    ),
    /**
     * Sends one row under the session of `row.userId`, or rejects without sending. If a stored row is
     * no longer on the device, another tab has dealt with it.
     */
    sendRow: fromPromise<Sent, { row: OutboxRow; isKept: boolean }>(async () =>
      notProvided('sendRow'),
    ),
  },
  delays: {
    /** 1, 2, 4 ... seconds, five minutes at most. */
    backOff: ({ context }) => Math.min(1000 * 2 ** Math.max(0, context.tries - 1), 300_000),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isRefusal: (_, failure: { error: unknown }) => isRefusal(failure.error),
    /** Only while nothing can have left the device: otherwise the change is sent, to be sure. */
    undoesWaiting: ({ context }, change: MarkChange) =>
      context.isOffline() &&
      changesOf(context.waiting, change)[0]?.operation.wasSet === change.isSet,
  },
  actions: {
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    noteRows: assign(({ context }, rows: OutboxRow[]) => takeLoaded(context, rows)),
    add: assign(({ context }, operation: CompletionOperation | RunOperation) =>
      add(context, operation),
    ),
    putMark: assign(({ context }, put: { id: string; change: MarkChange }) =>
      putMark(context, put),
    ),
    takeMarkBack: assign(({ context }, change: MarkChange) =>
      discard(
        context,
        changesOf(context.waiting, change).map(({ id }) => id),
      ),
    ),
    noteWritten: assign({ unkept: [], gone: [] }),
    forgetTries: assign({ tries: 0 }),
    noteTry: assign(({ context }) => noteTry(context)),
    noteSaved: assign(({ context }) => noteSaved(context)),
    noteRefused: assign(({ context }, { error }: { error: unknown }) =>
      noteRefused(context, error),
    ),
    noteFailure: assign({
      tries: ({ context }) => context.tries + 1,
      error: (_, failure: { error: unknown }) => failure.error,
    }),
    discard: assign(({ context }, id: string) => discard(context, [id])),
    restore: assign(({ context }, row: OutboxRow) => restore(context, row)),
    retry: assign(({ context }, id: string) => retry(context, [id])),
    emitSaved: emit(({ context }, sent: Sent) => ({
      type: 'row.saved' as const,
      row: firstOf(context.waiting),
      sent,
    })),
    emitRefused: emit(({ context }, failure: { error: unknown }) => ({
      type: 'row.refused' as const,
      row: firstOf(context.waiting),
      error: failure.error,
    })),
    emitUndone: emit((_, id: string) => ({ type: 'mark.undone' as const, id })),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    waiting: [],
    refused: [],
    unkept: [],
    gone: [],
    tries: 0,
    error: null,
    hasLoaded: false,
    isStale: false,
  }),
  initial: 'loading',
  // At any time, also while something is written or sent: what is interrupted begins again, and
  // sending twice is harmless.
  on: {
    'completion.added': {
      target: '.writing',
      actions: {
        type: 'add',
        params: ({ event }) => ({ kind: 'completion', completion: event.completion }),
      },
    },
    'run.added': {
      target: '.writing',
      actions: { type: 'add', params: ({ event }) => ({ kind: 'run', run: event.run }) },
    },
    'mark.changed': [
      {
        guard: { type: 'undoesWaiting', params: ({ event }) => event.change },
        target: '.writing',
        actions: [
          { type: 'takeMarkBack', params: ({ event }) => event.change },
          { type: 'emitUndone', params: ({ event }) => event.id },
        ],
      },
      {
        target: '.writing',
        actions: { type: 'putMark', params: ({ event }) => event },
      },
    ],
    'row.discarded': {
      target: '.writing',
      actions: { type: 'discard', params: ({ event }) => event.id },
    },
    'row.restored': {
      target: '.writing',
      actions: { type: 'restore', params: ({ event }) => event.row },
    },
    'row.retried': {
      target: '.writing',
      actions: { type: 'retry', params: ({ event }) => event.id },
    },
    'rows.changed': { actions: 'noteStale' },
    // A try under way may have begun without it.
    'network.restored': { actions: 'forgetTries' },
  },
  states: {
    loading: {
      entry: 'noteFresh',
      invoke: {
        src: 'loadRows',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'writing',
          actions: { type: 'noteRows', params: ({ event }) => event.output },
        },
        // Without a store the operations of this visit are still sent, from memory.
        onError: 'writing',
      },
      on: {
        'completion.added': {
          actions: {
            type: 'add',
            params: ({ event }) => ({ kind: 'completion', completion: event.completion }),
          },
        },
        'run.added': {
          actions: { type: 'add', params: ({ event }) => ({ kind: 'run', run: event.run }) },
        },
        'mark.changed': {
          actions: { type: 'putMark', params: ({ event }) => event },
        },
        'row.discarded': {
          actions: { type: 'discard', params: ({ event }) => event.id },
        },
        'row.restored': {
          actions: { type: 'restore', params: ({ event }) => event.row },
        },
        'row.retried': {
          actions: { type: 'retry', params: ({ event }) => event.id },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isStale', target: 'loading' },
        { guard: 'hasWaiting', target: 'flushing' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'rows.changed': 'loading',
      },
    },
    writing: {
      invoke: {
        src: 'writeRows',
        input: ({ context }) => ({ keep: context.unkept, drop: context.gone }),
        onDone: { target: 'deciding', actions: 'noteWritten' },
        onError: 'deciding',
      },
    },
    flushing: {
      entry: 'noteTry',
      invoke: {
        src: 'sendRow',
        input: ({ context }) => {
          const row = firstOf(context.waiting);
          return { row, isKept: !context.unkept.some(({ id }) => id === row.id) };
        },
        onDone: {
          target: 'writing',
          actions: [{ type: 'emitSaved', params: ({ event }) => event.output }, 'noteSaved'],
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'writing',
            actions: [
              { type: 'emitRefused', params: ({ event }) => ({ error: event.error }) },
              { type: 'noteRefused', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'waiting',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      after: { backOff: 'flushing' },
      on: {
        'flush.asked': 'flushing',
        // What is restored may need another second: the next try is not put off by those of before.
        'network.restored': { target: 'flushing', actions: 'forgetTries' },
        'rows.changed': 'loading',
      },
    },
  },
});
