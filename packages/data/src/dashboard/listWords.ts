import type { StudentWord, TablePage } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { dashboardKeys } from './keys.ts';
import { toWord, wordRow } from './wordRow.ts';

/** Where a page begins: after this student, with the weight that the clock gave them. */
const wordCursor = z.object({ weight: z.number(), id: z.string() });
export type WordCursor = z.output<typeof wordCursor>;

const wordsAnswer = z.object({ check_ins: z.array(wordRow), next: z.nullable(wordCursor) });

/**
 * At most twenty students with whom to have a word, the most urgent first, in one request. Others may follow
 * even where it is fewer, or nobody: whose reason is gone since the clock looked is left out.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listWords(
  client: Client,
  { after, signal }: { after: WordCursor | null; signal?: AbortSignal },
): Promise<TablePage<StudentWord, WordCursor>> {
  const call = client.rpc('check_ins', after ? { after } : {});
  const { check_ins, next } = await ask(wordsAnswer, call, signal);
  return { items: check_ins.map(toWord), next };
}

export const wordsQuery = (client: Client) => ({
  queryKey: dashboardKeys.words,
  queryFn: ({ pageParam, signal }: { pageParam: WordCursor | null; signal: AbortSignal }) =>
    listWords(client, { after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<StudentWord, WordCursor>) => next,
  // Stale at once: students and colleagues act meanwhile.
  staleTime: 0,
});
