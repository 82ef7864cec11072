import {
  deviceTimeZone,
  fromRow,
  type HistoryEntry,
  historyMonths,
  localDate,
  type LocalDate,
  monthsBefore,
  practiceSources,
  historyAssignmentFields,
  selectOf,
  strictRow,
  type Language,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaSelect, asanaRow, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { historyKeys } from './keys.ts';

/** How many entries are asked for at once: eight a day, so that hardly anybody needs a second page. */
export const historyPageSize = 500;

const historyRow = z.object({
  id: z.string(),
  kind: z.enum(['practice', 'timer']),
  asana: z.nullable(asanaRow),
  source: z.catch(z.enum([...practiceSources, 'timer']), 'library'),
  sets: z.number(),
  duration_seconds: z.number(),
  points: z.number(),
  finished_at: z.string(),
  local_date: z.string(),
  assignment: z.nullable(strictRow(historyAssignmentFields)),
  run_id: z.nullable(z.string()),
  run: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      seconds: z.number(),
      assignment: z.nullable(strictRow(historyAssignmentFields)),
    }),
  ),
});

/** Where a page of the history begins: after this entry. */
export type HistoryCursor = Pick<HistoryEntry, 'id' | 'finishedAt' | 'localDate'>;

export interface HistoryPage {
  /** Newest first, the entries of one day together. */
  entries: HistoryEntry[];
  /** What to ask for next, or null after the last page. */
  next: HistoryCursor | null;
}

/**
 * One page of what a student practiced, from a day on.
 *
 * @param options.since the first day that counts.
 * @param options.after the last entry of the page before; null for the first page.
 * @throws DataError
 */
export async function listHistory(
  client: Client,
  options: {
    userId: string;
    since: LocalDate;
    after: HistoryCursor | null;
    language?: Language;
    signal?: AbortSignal;
  },
): Promise<HistoryPage> {
  const { userId, since, after, language = 'english', signal } = options;
  let query = client
    .from('practice_ledger')
    .select(
      `id, kind, source, sets, duration_seconds, points, finished_at, local_date, run_id, run:run_of_practice(name, seconds, assignment:assigned_asanas(${selectOf(historyAssignmentFields)})), asana:asanas(${asanaSelect}), assignment:assigned_asanas!practice_ledger_assignment_id_fkey(${selectOf(historyAssignmentFields)})`,
    )
    .eq('asana.texts.language', language)
    .eq('user_id', userId)
    .in('kind', ['practice', 'timer'])
    .gte('local_date', since)
    .order('local_date', { ascending: false })
    .order('finished_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(historyPageSize);
  if (after) {
    const { id, finishedAt, localDate: day } = after;
    // What the index begins with bounds the search; the rest orders the entries of that one day.
    query = query
      .lte('local_date', day)
      .or(
        `local_date.lt.${day},finished_at.lt."${finishedAt}",and(finished_at.eq."${finishedAt}",id.lt.${id})`,
      );
  }
  const rows = await ask(z.array(historyRow), query, signal);
  const last = rows.length === historyPageSize ? rows.at(-1) : undefined;
  return {
    entries: rows.map((row) => toEntry(client, row)),
    next: last ? { id: last.id, finishedAt: last.finished_at, localDate: last.local_date } : null,
  };
}

function toEntry(client: Client, row: z.output<typeof historyRow>): HistoryEntry {
  const { asana, assignment, run } = row;
  return {
    id: row.id,
    kind: row.kind,
    asana: asana && toAsana(client, asana),
    source: row.source,
    sets: row.sets,
    durationSeconds: row.duration_seconds,
    points: row.points,
    finishedAt: row.finished_at,
    localDate: row.local_date,
    assignment: assignment && fromRow(historyAssignmentFields, assignment),
    runId: row.run_id,
    run: run && {
      ...run,
      assignment: run.assignment && fromRow(historyAssignmentFields, run.assignment),
    },
  };
}

/** The student's own history, page by page: two calendar months up to today on this device. */
export const historyQuery = (client: Client, userId: string, language: Language) => ({
  queryKey: historyKeys.of(userId),
  queryFn: ({
    pageParam: after,
    signal,
  }: {
    pageParam: HistoryCursor | null;
    signal: AbortSignal;
  }) => {
    const today = localDate(Date.now(), deviceTimeZone());
    return listHistory(client, {
      userId,
      since: monthsBefore(today, historyMonths),
      after,
      language,
      signal,
    });
  },
  initialPageParam: null,
  getNextPageParam: (last: HistoryPage) => last.next,
});
