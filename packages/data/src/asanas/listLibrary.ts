import type { Language, LibraryAsana } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { asanaSelect, asanaRow, toAsana } from './asanaRow.ts';
import { asanaKeys } from './keys.ts';

/** How many rows one answer of the server can hold. */
const pageSize = 1000;

const libraryRow = z.extend(asanaRow, {
  user_favorites: z.array(z.object({ id: z.string() })),
  self_practice: z.array(z.object({ id: z.string() })),
});

/** One page of the library. */
export interface LibraryPage {
  asanas: LibraryAsana[];
  /** What to ask for next, or null after the last page. */
  nextPage: number | null;
}

/**
 * One page of all poses by their English names, each with whether it is a favorite of the student and on the
 * student's list. Row level security leaves only the student's own marks in the embedded rows.
 *
 * @throws DataError
 */
export async function listLibrary(
  client: Client,
  page: number,
  { language = 'english', signal }: { language?: Language; signal?: AbortSignal } = {},
): Promise<LibraryPage> {
  const from = page * pageSize;
  const query = client
    .from('asanas')
    .select(`${asanaSelect}, user_favorites(id), self_practice(id)`)
    .eq('texts.language', language)
    .is('archived_at', null)
    .order('sort_name')
    .order('id')
    .range(from, from + pageSize - 1);
  const rows = await ask(z.array(libraryRow), query, signal);
  return {
    asanas: rows.map((row) => ({
      ...toAsana(client, row),
      isFavorite: row.user_favorites.length > 0,
      inPracticeList: row.self_practice.length > 0,
    })),
    nextPage: rows.length === pageSize ? page + 1 : null,
  };
}

/** The library of one student, page by page. */
export const libraryQuery = (client: Client, userId: string, language: Language) => ({
  queryKey: asanaKeys.library(userId),
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    listLibrary(client, pageParam, { language, signal }),
  initialPageParam: 0,
  getNextPageParam: (last: LibraryPage) => last.nextPage,
});
