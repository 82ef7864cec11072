import { DataError, type DataErrorKind, type OutboxRow } from '@niyama/domain';
import { failureKind } from '../failure.ts';

/**
 * Failures that trying again by itself cannot mend. `forbidden` is none of them: the database answers
 * it when the session is gone, and the session comes back.
 */
const refusals = new Set<DataErrorKind | null>(['invalid', 'conflict', 'notFound']);

/** Whether the server will not take it as things stand. */
export const isRefusal = (error: unknown) => refusals.has(failureKind(error));

/** Each row once, the oldest first. */
export function merge(rows: OutboxRow[], more: OutboxRow[]): OutboxRow[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...more.filter(({ id }) => !known.has(id))].toSorted(
    (one, other) => one.addedAt - other.addedAt,
  );
}

/** All rows but those with these ids. */
export const without = (rows: OutboxRow[], ids: readonly string[]) =>
  rows.filter(({ id }) => !ids.includes(id));

/** The row to send next; asked only when one waits. */
export function firstOf([first]: OutboxRow[]): OutboxRow {
  if (!first) throw new Error('Nothing waits');
  return first;
}

/** The code that names the refusal to the person. */
export function reasonOf(error: unknown): string {
  return (error instanceof DataError && error.code) || 'unknown';
}
