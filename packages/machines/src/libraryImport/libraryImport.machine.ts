import type {
  Encoding,
  ImportPlan,
  LibraryFileRefusal,
  RefusedRow,
  TranslationPlan,
  UnprovenText,
} from '@niyama/domain';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

/** What an import of a file writes. */
export type PlannedImport =
  | { kind: 'asanas'; plan: ImportPlan }
  | { kind: 'translations'; plan: TranslationPlan };

/** A file once it was read. */
export type ReadFile =
  | { status: 'refused'; refusal: LibraryFileRefusal; unknownColumns: readonly string[] }
  | UnprovenText
  | ({ status: 'preview'; unknownColumns: readonly string[] } & PlannedImport);

/** Some of the rows that a plan adds and changes, in that order. */
export interface Batch {
  planned: PlannedImport;
  from: number;
  /** Exclusive. */
  to: number;
  /** When the server began this import; null for the first batch. */
  began: string | null;
}

export interface WrittenBatch {
  /** The rows of it that were not written. */
  refused: readonly RefusedRow[];
  began: string | null;
}

interface ImportContext {
  /** What is read: the file, with the encoding that the administrator chose for it. */
  file: { bytes: Blob; encoding: Encoding | undefined } | null;
  /** The question about the encoding, as it was answered; null where the bytes prove it. */
  asked: UnprovenText | null;
  read: ReadFile | null;
  /** How many rows of the plan were sent. */
  done: number;
  /** The rows that the server did not take. */
  refused: readonly RefusedRow[];
  began: string | null;
  /** Why reading or writing failed, else null. */
  error: unknown;
}

export type ImportEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'file.picked'; file: Blob }
  | { type: 'encoding.changed'; encoding: Encoding }
  | { type: 'encoding.confirmed' }
  /** From the preview, to the question about the encoding. */
  | { type: 'encoding.reconsidered' }
  | { type: 'import.confirmed' }
  | { type: 'import.resumed' };

/** How many rows one request writes, all of them or none. */
const batchSize = 500;

const nothing: ImportContext = {
  file: null,
  asked: null,
  read: null,
  done: 0,
  refused: [],
  began: null,
  error: null,
};

/** How many rows an import writes. */
export const plannedRows = ({ plan: { added, changed } }: PlannedImport): number =>
  added.length + changed.length;

/** What the administrator has confirmed, or is asked to. */
export function plannedImport({ read }: Pick<ImportContext, 'read'>): PlannedImport {
  if (read?.status !== 'preview') throw new Error('No import is planned.');
  return read;
}

const nextBatch = (context: ImportContext): Batch => {
  const planned = plannedImport(context);
  const { done: from, began } = context;
  return { planned, from, to: Math.min(from + batchSize, plannedRows(planned)), began };
};

/**
 * An import of poses or translations. It protects the library from half of an import: the administrator sees
 * first what a file would change, and an import that was stopped goes on with the first batch that was not
 * written.
 */
export const libraryImportMachine = setup({
  types: { context: {} as ImportContext, events: {} as ImportEvent },
  actors: {
    /** Reads a file and compares it with the library. */
    readFile: fromPromise<ReadFile, { bytes: Blob; encoding: Encoding | undefined }>(async () =>
      notProvided('readFile'),
    ),
    /** Writes all rows of a batch or none. */
    writeBatch: fromPromise<WrittenBatch, Batch>(async () => notProvided('writeBatch')),
  },
  guards: {
    isRefused: (_, read: ReadFile) => read.status === 'refused',
    isUnproven: (_, read: ReadFile) => read.status === 'encoding',
    wasAsked: ({ context }) => context.asked !== null,
    hasRows: ({ context }) => plannedRows(plannedImport(context)) > 0,
    isLast: ({ context }) => nextBatch(context).to === plannedRows(plannedImport(context)),
  },
  actions: {
    reset: assign(nothing),
    noteFile: assign((_, file: NonNullable<ImportContext['file']>) => ({ ...nothing, file })),
    noteRead: assign({ read: (_, read: ReadFile) => read }),
    noteError: assign({ error: (_, failure: { error: unknown }) => failure.error }),
    changeEncoding: assign({
      read: ({ context: { read } }, encoding: Encoding) =>
        read?.status === 'encoding' ? { ...read, encoding } : read,
    }),
    answerEncoding: assign(({ context: { read } }) =>
      read?.status === 'encoding'
        ? { asked: read, read: null, file: { bytes: read.bytes, encoding: read.encoding } }
        : {},
    ),
    askAgain: assign({ read: ({ context }) => context.asked, asked: null }),
    noteBatch: assign(({ context }, { refused, began }: WrittenBatch) => ({
      done: nextBatch(context).to,
      refused: [...context.refused, ...refused],
      began,
    })),
    /** Shows the library as it is now. */
    refreshLibrary: () => notProvided('refreshLibrary'),
  },
}).createMachine({
  id: 'libraryImport',
  context: nothing,
  initial: 'closed',
  on: { 'dialog.closed': '.closed' },
  states: {
    closed: { entry: 'reset', on: { 'dialog.opened': 'picking' } },
    picking: {
      initial: 'choosing',
      on: {
        'file.picked': {
          target: 'reading',
          actions: {
            type: 'noteFile',
            params: ({ event }) => ({ bytes: event.file, encoding: undefined }),
          },
        },
      },
      states: {
        choosing: {},
        refused: {},
        encoding: {
          on: {
            'encoding.changed': {
              actions: { type: 'changeEncoding', params: ({ event }) => event.encoding },
            },
            'encoding.confirmed': { target: '#libraryImport.reading', actions: 'answerEncoding' },
          },
        },
        preview: {
          on: {
            'encoding.reconsidered': { guard: 'wasAsked', target: 'encoding', actions: 'askAgain' },
            'import.confirmed': [
              { guard: 'hasRows', target: '#libraryImport.importing' },
              { target: '#libraryImport.done' },
            ],
          },
        },
      },
    },
    reading: {
      invoke: {
        src: 'readFile',
        input: ({ context: { file } }) => {
          if (!file) throw new Error('No file was picked.');
          return file;
        },
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'picking.refused',
            actions: { type: 'noteRead', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnproven', params: ({ event }) => event.output },
            target: 'picking.encoding',
            actions: { type: 'noteRead', params: ({ event }) => event.output },
          },
          {
            target: 'picking.preview',
            actions: { type: 'noteRead', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'picking.refused',
          actions: { type: 'noteError', params: ({ event }) => event },
        },
      },
    },
    importing: {
      // A request that is on its way is answered: closing now would hide what it did.
      on: { 'dialog.closed': {} },
      invoke: {
        src: 'writeBatch',
        input: ({ context }) => nextBatch(context),
        onDone: [
          {
            guard: 'isLast',
            target: 'done',
            actions: { type: 'noteBatch', params: ({ event }) => event.output },
          },
          {
            target: 'importing',
            reenter: true,
            actions: { type: 'noteBatch', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'stopped',
          actions: { type: 'noteError', params: ({ event }) => event },
        },
      },
    },
    stopped: { entry: 'refreshLibrary', on: { 'import.resumed': 'importing' } },
    done: { entry: 'refreshLibrary' },
  },
});
