import type { Encoding, RefusedRow, UnprovenText } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { walk } from '../testing/walk.ts';
import {
  type Batch,
  type ImportEvent,
  libraryImportMachine,
  type PlannedImport,
  type ReadFile,
  type WrittenBatch,
} from './libraryImport.machine.ts';

/** An import that adds so many poses; what the rows hold does not matter to the machine. */
const importOf = (rows: number): Extract<ReadFile, { status: 'preview' }> => {
  const added = Array.from({ length: rows }, (_, index) => ({ line: index + 2 }));
  const plan = { added, changed: [], refused: [] } as unknown as PlannedImport['plan'];
  return { status: 'preview', kind: 'asanas', plan, unknownColumns: [] } as Extract<
    ReadFile,
    { status: 'preview' }
  >;
};
const unproven: UnprovenText = {
  status: 'encoding',
  bytes: new Blob(['Krähe']),
  encoding: 'western',
  samples: { western: [], westernMac: [], centralEuropean: [], japanese: [], unicode: [] },
};
const refusal: ReadFile = { status: 'refused', refusal: 'empty', unknownColumns: [] };
const row: RefusedRow = { line: 3, name: 'Crow', reason: 'changedMeanwhile' };
const file = new Blob();

/** An import whose reads and batches the test answers, in the order in which they were asked. */
function openImport() {
  const reads: { encoding: Encoding | undefined; answer: PromiseWithResolvers<ReadFile> }[] = [];
  const batches: (Batch & { answer: PromiseWithResolvers<WrittenBatch> })[] = [];
  let refreshed = 0;
  const actor = createActor(
    libraryImportMachine.provide({
      actors: {
        readFile: fromPromise<ReadFile, { bytes: Blob; encoding: Encoding | undefined }>(
          ({ input: { encoding } }) => {
            const answer = Promise.withResolvers<ReadFile>();
            reads.push({ encoding, answer });
            return answer.promise;
          },
        ),
        writeBatch: fromPromise<WrittenBatch, Batch>(({ input }) => {
          const answer = Promise.withResolvers<WrittenBatch>();
          batches.push({ ...input, answer });
          return answer.promise;
        }),
      },
      actions: { refreshLibrary: () => void (refreshed += 1) },
    }),
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    send: (...events: ImportEvent[]) => {
      for (const event of events) actor.send(event);
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    batches,
    reads,
    refreshed: () => refreshed,
    read: async (answer: ReadFile) => {
      reads.at(-1)?.answer.resolve(answer);
      await settle();
    },
    write: async (answer: WrittenBatch | Error) => {
      const last = batches.at(-1)?.answer;
      if (answer instanceof Error) last?.reject(answer);
      else last?.resolve(answer);
      await settle();
    },
  };
}

/** One whose preview shows so many rows. */
async function openPreview(rows: number) {
  const opened = openImport();
  opened.send({ type: 'dialog.opened' }, { type: 'file.picked', file });
  await opened.read(importOf(rows));
  return opened;
}

describe('an import', () => {
  it('writes batch after batch of what was confirmed, and shows the library then', async () => {
    const { send, state, write, batches, context, refreshed } = await openPreview(1200);
    expect(batches).toEqual([]);
    send({ type: 'import.confirmed' });
    await write({ refused: [], began: 'then' });
    await write({ refused: [row], began: 'then' });
    expect([state(), context().done, refreshed()]).toEqual(['importing', 1000, 0]);
    await write({ refused: [], began: 'then' });
    expect(batches.map(({ from, to, began }) => [from, to, began])).toEqual([
      [0, 500, null],
      [500, 1000, 'then'],
      [1000, 1200, 'then'],
    ]);
    expect([state(), context().refused, refreshed()]).toEqual(['done', [row], 1]);
  });

  it('goes on with the batch that was not written', async () => {
    const { send, state, write, batches, context, refreshed } = await openPreview(600);
    send({ type: 'import.confirmed' });
    await write({ refused: [], began: 'then' });
    await write(new TypeError('Failed to fetch'));
    expect([state(), context().done, refreshed()]).toEqual(['stopped', 500, 1]);
    send({ type: 'import.resumed' });
    expect(batches.map(({ from }) => from)).toEqual([0, 500, 500]);
  });

  it('is not closed while a batch is on its way', async () => {
    const { send, state } = await openPreview(1);
    send({ type: 'import.confirmed' }, { type: 'dialog.closed' });
    expect(state()).toBe('importing');
  });

  it('is done at once where nothing would change', async () => {
    const { send, state, batches } = await openPreview(0);
    send({ type: 'import.confirmed' });
    expect([state(), batches]).toEqual(['done', []]);
  });

  it('asks about the encoding, reads the file in the chosen one, and asks again on Back', async () => {
    const { send, state, read, reads, context } = openImport();
    send({ type: 'dialog.opened' }, { type: 'file.picked', file });
    await read(unproven);
    send({ type: 'encoding.changed', encoding: 'westernMac' }, { type: 'encoding.confirmed' });
    expect(reads.map(({ encoding }) => encoding)).toEqual([undefined, 'westernMac']);
    await read(importOf(1));
    send({ type: 'encoding.reconsidered' });
    expect(state()).toEqual({ picking: 'encoding' });
    expect(context().read).toEqual({ ...unproven, encoding: 'westernMac' });
  });

  it('is refused with its reason when the file cannot be read in the chosen encoding', async () => {
    const { send, state, read, reads, context } = openImport();
    send({ type: 'dialog.opened' }, { type: 'file.picked', file });
    await read(unproven);
    send({ type: 'encoding.confirmed' });
    const offline = new TypeError('Failed to fetch');
    reads.at(-1)?.answer.reject(offline);
    await new Promise<void>((resolve) => void setImmediate(resolve));
    expect([state(), context().read, context().error]).toEqual([
      { picking: 'refused' },
      null,
      offline,
    ]);
  });

  it('has no question to go back to where the bytes prove the encoding', async () => {
    const { send, state } = await openPreview(1);
    send({ type: 'encoding.reconsidered' });
    expect(state()).toEqual({ picking: 'preview' });
  });

  it('forgets a file whose dialog was closed while it was read', async () => {
    const { send, state, read } = openImport();
    send({ type: 'dialog.opened' }, { type: 'file.picked', file }, { type: 'dialog.closed' });
    await read(importOf(1));
    expect(state()).toBe('closed');
    send({ type: 'dialog.opened' });
    expect(state()).toEqual({ picking: 'choosing' });
  });

  it('takes every way through its chart', () => {
    const answers = [refusal, unproven, importOf(0), importOf(1), importOf(501)];
    const reading = 'xstate.done.actor.0.libraryImport.reading';
    const importing = 'xstate.done.actor.0.libraryImport.importing';
    const machine = libraryImportMachine.provide({ actions: { refreshLibrary: () => undefined } });
    expect(
      walk(machine, {
        inputs: [undefined],
        events: [
          { type: 'file.picked', file },
          { type: 'encoding.changed', encoding: 'japanese' },
          ...answers.map((output) => ({ type: reading, output }) as const),
          { type: 'xstate.error.actor.0.libraryImport.reading', error: new TypeError('offline') },
          { type: importing, output: { refused: [], began: 'then' } },
          { type: 'xstate.error.actor.0.libraryImport.importing', error: new TypeError('offline') },
        ],
        same: ({ read, asked, done }) => [read, asked !== null, done],
      }),
    ).toEqual({ unreached: [], untaken: [] });
  });
});
