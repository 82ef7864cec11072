import type { Language, LibraryAsana } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { asanaSelect, asanaRow, toAsana } from './asanaRow.ts';
import { asanaKeys } from './keys.ts';

const marks = z.optional(z.array(z.object({ id: z.string() })));
const detailRow = z.extend(asanaRow, { user_favorites: marks, self_practice: marks });

/**
 * One pose, for anybody; with the reader's own marks when there is a reader.
 *
 * @param language of its texts.
 * @returns null when there is no such pose.
 * @throws DataError
 */
export async function getAsana(
  client: Client,
  asanaId: string,
  userId: string | null,
  language: Language = 'english',
): Promise<LibraryAsana | null> {
  // A visitor has no right to the marks, and asking for them would refuse the whole answer.
  const columns = userId ? `${asanaSelect}, user_favorites(id), self_practice(id)` : asanaSelect;
  if (!z.safeParse(z.uuid(), asanaId).success) return null;
  const query = client.from('asanas').select(columns).eq('texts.language', language);
  const row = unwrap(await query.eq('id', asanaId).maybeSingle());
  if (row === null) return null;
  const detail = parse(detailRow, row);
  return {
    ...toAsana(client, detail),
    isFavorite: Boolean(detail.user_favorites?.length),
    inPracticeList: Boolean(detail.self_practice?.length),
  };
}

export const asanaQuery = (
  client: Client,
  { asanaId, userId, language }: { asanaId: string; userId: string | null; language: Language },
) => ({
  queryKey: asanaKeys.detail(asanaId, userId),
  queryFn: () => getAsana(client, asanaId, userId, language),
});
