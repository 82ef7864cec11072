import {
  asanaSpokenFields,
  fromRow,
  type Language,
  lenientRow,
  type LoadedPose,
  localDate,
  selectOf,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow, factsSelect, textsRow, textsSelect, toAsana } from '../asanas/asanaRow.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { practiceKeys } from './keys.ts';
import { pausedSelect, pausedRow, toPausedSession } from './rows.ts';

const openAssignment = z.object({
  series_id: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  reflection_question: z.nullable(z.string()),
});
const doneAssignment = z.object({ series_id: z.nullable(z.string()) });
const spokenRow = lenientRow(asanaSpokenFields);
const spokenSelect = selectOf(asanaSpokenFields);
const practiceRow = z.extend(asanaRow, {
  texts: z.extend(textsRow, spokenRow.shape),
  paused_sessions: z.array(pausedRow),
  open: z.array(openAssignment),
  done: z.array(doneAssignment),
});

/**
 * The pose of a practice with the student's own paused session and the open assignment it answers,
 * in one request.
 *
 * @param options.userId the student; an admin may read everybody's assignments, but practices alone.
 * @param options.timeZone IANA zone that decides what was done today.
 * @returns null when there is no such pose.
 * @throws DataError
 */
export async function getPractice(
  client: Client,
  options: { asanaId: string; userId: string; timeZone: string; language?: Language },
): Promise<LoadedPose | null> {
  const { asanaId, userId, timeZone, language = 'english' } = options;
  if (!z.safeParse(z.uuid(), asanaId).success) return null;
  const answer = unwrap(
    await client
      .from('asanas')
      .select(
        `${factsSelect}, texts:texts_of_asana(${textsSelect},${spokenSelect}), paused_sessions(${pausedSelect}), open:assigned_asanas(series_id, notes, reflection_question), done:assigned_asanas(series_id, practice_ledger!assigned_asanas_completion_id_fkey!inner(local_date))`,
      )
      .eq('texts.language', language)
      .eq('id', asanaId)
      .eq('paused_sessions.user_id', userId)
      .eq('open.user_id', userId)
      .eq('open.completed', false)
      .order('due_date', { referencedTable: 'open' })
      .order('id', { referencedTable: 'open' })
      .eq('done.user_id', userId)
      .eq('done.practice_ledger.local_date', localDate(Date.now(), timeZone))
      .maybeSingle(),
  );
  if (answer === null) return null;
  const row = parse(practiceRow, answer);
  const asana = toAsana(client, row);
  const paused = row.paused_sessions[0];
  const work = completedBy(row);
  return {
    asana,
    spoken: fromRow(asanaSpokenFields, row.texts),
    paused: paused ? toPausedSession(paused, asana) : null,
    reflectionQuestion: work?.reflection_question ?? null,
    instructorNote: work?.notes?.trim() || null,
  };
}

/**
 * The rule of `private.complete_assignment`: the earliest open one, but not tomorrow's of what was
 * done today already. An answer to any other question would be read by nobody.
 */
function completedBy({ open, done }: z.output<typeof practiceRow>) {
  const doneToday = new Set(done.map((work) => work.series_id));
  return open.find((work) => !doneToday.has(work.series_id)) ?? null;
}

export const practiceQuery = (
  client: Client,
  asked: { asanaId: string; userId: string; timeZone: string; language: Language },
) => ({
  queryKey: practiceKeys.of(asked.asanaId, asked.userId),
  queryFn: () => getPractice(client, asked),
});
