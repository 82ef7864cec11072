import type { LocalDate } from '../days.ts';
import type { HistoryAssignment, HistoryEntry } from './history.ts';

/** The practices and meditations of one run, as one line of a history. */
export interface HistoryRun {
  kind: 'run';
  /** Of the run. */
  id: string;
  /** Null for a practice list, and while the server does not know of the run. */
  name: string | null;
  /** How long it ran; while the server does not know of it, what its entries took. */
  seconds: number;
  /** How many different poses were practiced. */
  poses: number;
  points: number;
  /** What an instructor asked of the class, if the run completed an assignment. */
  assignment: HistoryAssignment | null;
  /** ISO time at which its last entry ended. */
  finishedAt: string;
  /** The student's own day on which that was. */
  localDate: LocalDate;
  /** Newest first, as far as they were asked for. */
  entries: readonly HistoryEntry[];
}

export type HistoryLine = HistoryEntry | HistoryRun;

/** A pose that can no longer be read is one by itself. */
const poseOf = ({ id, asana }: HistoryEntry) => asana?.id ?? id;

function toRun(id: string, newest: HistoryEntry, entries: readonly HistoryEntry[]): HistoryRun {
  const run = entries.find((entry) => entry.run !== null)?.run;
  const sum = (of: (entry: HistoryEntry) => number) =>
    entries.reduce((all, entry) => all + of(entry), 0);
  return {
    kind: 'run',
    id,
    name: run?.name ?? null,
    seconds: run?.seconds ?? sum(({ durationSeconds, sets }) => durationSeconds * sets),
    poses: new Set(entries.filter(({ kind }) => kind === 'practice').map(poseOf)).size,
    points: sum(({ points }) => points),
    assignment: run?.assignment ?? null,
    finishedAt: newest.finishedAt,
    localDate: newest.localDate,
    entries,
  };
}

/**
 * Folds the entries of each run into one line, which stands where its newest entry was. A run whose older
 * entries are on the next page grows when that page comes.
 *
 * @param entries newest first.
 */
export function foldHistory(entries: readonly HistoryEntry[]): HistoryLine[] {
  const runs = Map.groupBy(entries, ({ runId }) => runId);
  return entries.flatMap((entry) => {
    if (entry.runId === null) return entry;
    const own = runs.get(entry.runId) ?? [];
    return own[0] === entry ? toRun(entry.runId, entry, own) : [];
  });
}
