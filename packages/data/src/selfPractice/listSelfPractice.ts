import type { Language, SelfPracticeEntry } from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaSelect, asanaRow, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { selfPracticeKeys } from './keys.ts';

/** How many rows one answer of the server can hold. */
const most = 1000;

const entryRow = z.object({
  asana_id: z.string(),
  position: z.number(),
  asana: z.catch(z.nullable(asanaRow), null),
});

/**
 * The student's own practice list in its order, at most 1,000 poses of it.
 *
 * @throws DataError
 */
export async function listSelfPractice(
  client: Client,
  options: { userId: string; language?: Language; signal?: AbortSignal },
): Promise<SelfPracticeEntry[]> {
  const { userId, language = 'english', signal } = options;
  const query = client
    .from('self_practice')
    .select(`asana_id, position, asana:asanas(${asanaSelect})`)
    .eq('asana.texts.language', language)
    .eq('user_id', userId)
    .order('position')
    .order('added_date')
    .order('id')
    .limit(most);
  const rows = await ask(z.array(z.unknown()), query, signal);
  // One row that cannot be read must not hide the others.
  return rows.flatMap((row) => {
    const { data } = entryRow.safeParse(row);
    if (!data) return [];
    const { asana_id, position, asana } = data;
    return [{ asanaId: asana_id, position, asana: asana && toAsana(client, asana) }];
  });
}

/** Stale at once: cards of the library and other devices change the list as well. */
export const selfPracticeQuery = (client: Client, userId: string, language: Language) => ({
  queryKey: selfPracticeKeys.of(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listSelfPractice(client, { userId, language, signal }),
  staleTime: 0,
});
