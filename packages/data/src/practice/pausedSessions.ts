import type { ActiveInterval, Language, PausedSession, PracticeSource } from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaSelect, asanaRow, toAsana } from '../asanas/asanaRow.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { practiceKeys } from './keys.ts';
import { pausedSelect, pausedRow, toPausedSession } from './rows.ts';

/** Where a practice stood when the student left it with Back. */
export interface PausedSessionDraft {
  userId: string;
  asanaId: string;
  /** Whole seconds left of the running set. */
  timeRemaining: number;
  setNumber: number;
  sets: number;
  /** Planned seconds of one set; null for the pose's own. */
  setSeconds: number | null;
  source: PracticeSource;
  /** What ran so far, over all sets. */
  intervals: ActiveInterval[];
  /** ISO time of the pause, when one is brought back as it was. @default now */
  pausedAt?: string;
}

const pausedRows = z.array(z.extend(pausedRow, { asana: asanaRow }));

/**
 * Every paused practice of the student, the latest first.
 *
 * @throws DataError
 */
export async function listPausedSessions(
  client: Client,
  userId: string,
  language: Language = 'english',
): Promise<PausedSession[]> {
  const rows = unwrap(
    await client
      .from('paused_sessions')
      .select(`${pausedSelect}, asana:asanas!inner(${asanaSelect})`)
      .eq('asana.texts.language', language)
      .eq('user_id', userId)
      .order('paused_at', { ascending: false })
      .order('id'),
  );
  return parse(pausedRows, rows).map((row) => toPausedSession(row, toAsana(client, row.asana)));
}

export const pausedSessionsQuery = (client: Client, userId: string, language: Language) => ({
  queryKey: practiceKeys.paused(userId),
  queryFn: () => listPausedSessions(client, userId, language),
});

/**
 * Keeps where a practice stands; a pose has at most one paused session, so a second one replaces
 * the first.
 *
 * @throws DataError
 */
export async function savePausedSession(client: Client, draft: PausedSessionDraft): Promise<void> {
  unwrap(
    await client.from('paused_sessions').upsert(
      {
        user_id: draft.userId,
        asana_id: draft.asanaId,
        time_remaining: draft.timeRemaining,
        set_number: draft.setNumber,
        sets: draft.sets,
        set_seconds: draft.setSeconds,
        source: draft.source,
        intervals: draft.intervals.map(({ startedAt, endedAt }) => [startedAt, endedAt]),
        paused_at: draft.pausedAt ?? new Date().toISOString(),
      },
      { onConflict: 'user_id,asana_id' },
    ),
  );
}

/**
 * Forgets a paused session, because it was ended without being resumed.
 *
 * @throws DataError
 */
export async function deletePausedSession(
  client: Client,
  { userId, asanaId }: { userId: string; asanaId: string },
): Promise<void> {
  unwrap(
    await client.from('paused_sessions').delete().eq('user_id', userId).eq('asana_id', asanaId),
  );
}
