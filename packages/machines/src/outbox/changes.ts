import {
  type CompletionOperation,
  isFinalRefusal,
  isSameMark,
  type MarkChange,
  type MarkOperation,
  type OutboxOperation,
  type OutboxRow,
  type RunOperation,
} from '@niyama/domain';
import type { OutboxContext } from './outbox.types.ts';
import { firstOf, merge, reasonOf, without } from './rows.ts';

/** What becomes of the outbox's rows: each function answers what of the context changes. */
type Change = Partial<OutboxContext>;

/** A row that carries a change of a mark. */
type MarkRow = OutboxRow & { operation: MarkOperation };

/** The changes of the same mark that wait already, oldest first. */
export const changesOf = (rows: OutboxRow[], change: MarkChange): MarkRow[] =>
  rows.filter(
    (row): row is MarkRow => row.operation.kind === 'mark' && isSameMark(row.operation, change),
  );

const newRow = (context: OutboxContext, id: string, operation: OutboxOperation): OutboxRow => ({
  id,
  userId: context.userId,
  operation,
  // After all others, whatever the clock says: a run is taken only after its completions.
  addedAt: Math.max(
    context.now(),
    ...[...context.waiting, ...context.refused].map(({ addedAt }) => addedAt + 1),
  ),
  refusal: null,
});

/** Forgets rows here and on the device. */
export const discard = (context: OutboxContext, ids: string[]): Change => ({
  waiting: without(context.waiting, ids),
  refused: without(context.refused, ids),
  unkept: without(context.unkept, ids),
  gone: [...context.gone, ...ids],
});

/**
 * Forgets how the server had the mark when a row from elsewhere changes the same mark: it may have been
 * sent already.
 */
function withoutGuess(row: OutboxRow, foreign: OutboxRow[]): OutboxRow {
  const { operation } = row;
  if (operation.kind !== 'mark' || changesOf(foreign, operation).length === 0) return row;
  return { ...row, operation: { ...operation, wasSet: null } };
}

/** The rows of the device, which is right about all that was written to it; this tab about the rest. */
export function takeLoaded(context: OutboxContext, loaded: OutboxRow[]): Change {
  const own = loaded.filter(({ userId }) => userId === context.userId);
  const all = without(merge(context.unkept, own), context.gone);
  // Only this tab knows what it tried to send.
  const known = new Map(context.waiting.map((row) => [row.id, row]));
  const foreign = own.filter(({ id }) => !known.has(id));
  const loadedRows = {
    waiting: all
      .filter(({ refusal }) => refusal === null)
      .map((row) => withoutGuess(known.get(row.id) ?? row, foreign)),
    refused: all.filter(({ refusal }) => refusal !== null),
    hasLoaded: true,
  };
  if (context.hasLoaded) return loadedRows;
  // A new visit: what was in the way may be gone by now. Only then, or two tabs would hear of each
  // other's tries for ever.
  const again = loadedRows.refused
    .filter(({ refusal }) => refusal !== null && !isFinalRefusal(refusal))
    .map(({ id }) => id);
  return { ...loadedRows, ...retry({ ...context, ...loadedRows }, again) };
}

/** Lets refused rows wait for the server again. */
export function retry(context: OutboxContext, ids: string[]): Change {
  const rows = context.refused
    .filter(({ id }) => ids.includes(id))
    .map((row) => ({ ...row, refusal: null }));
  return {
    waiting: merge(context.waiting, rows),
    refused: without(context.refused, ids),
    unkept: merge(
      without(
        context.unkept,
        rows.map(({ id }) => id),
      ),
      rows,
    ),
  };
}

/** Puts a refused row back that was discarded. */
export const restore = (context: OutboxContext, row: OutboxRow): Change => ({
  refused: merge(context.refused, [row]),
  unkept: merge(context.unkept, [row]),
  gone: context.gone.filter((id) => id !== row.id),
});

/** Adds what carries its id, in the place of a refused row with that id. */
export function add(context: OutboxContext, operation: CompletionOperation | RunOperation): Change {
  const { id } = operation.kind === 'run' ? operation.run : operation.completion;
  const row = newRow(context, id, operation);
  return {
    waiting: merge(context.waiting, [row]),
    refused: without(context.refused, [row.id]),
    unkept: merge(without(context.unkept, [row.id]), [row]),
  };
}

/** Puts a change in the place of the earlier ones of the same mark. */
export function putMark(
  context: OutboxContext,
  { id, change }: { id: string; change: MarkChange },
): Change {
  const former = changesOf(context.waiting, change);
  const wasSet = former[0] ? former[0].operation.wasSet : !change.isSet;
  const operation = { kind: 'mark' as const, ...change, wasSet };
  const row = newRow(context, id, operation);
  // The new change replaces refused ones, too.
  const refused = changesOf(context.refused, change);
  const ids = [...former, ...refused].map((earlier) => earlier.id);
  return {
    ...discard(context, ids),
    waiting: merge(without(context.waiting, ids), [row]),
    unkept: [...without(context.unkept, ids), row],
  };
}

/** Once a mark is on its way, only the server knows how it stands. */
export function noteTry({ isOffline, waiting }: OutboxContext): Change {
  const [first, ...others] = waiting;
  if (first?.operation.kind !== 'mark' || isOffline()) return {};
  const operation = { ...first.operation, wasSet: null };
  return { waiting: [{ ...first, operation }, ...others] };
}

export const noteSaved = (context: OutboxContext): Change => ({
  ...discard(context, [firstOf(context.waiting).id]),
  tries: 0,
  error: null,
});

/** Moves the row that was sent to the list of those that the server did not take. */
export function noteRefused(context: OutboxContext, error: unknown): Change {
  const row = { ...firstOf(context.waiting), refusal: reasonOf(error) };
  return {
    waiting: without(context.waiting, [row.id]),
    refused: merge(context.refused, [row]),
    unkept: merge(without(context.unkept, [row.id]), [row]),
    tries: 0,
  };
}
