import {
  type AsanaSpoken,
  asanaSpokenFields,
  fromRow,
  type Language,
  lenientRow,
  selectOf,
} from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';

const spokenRows = z.array(z.object({ id: z.string(), texts: lenientRow(asanaSpokenFields) }));

/**
 * What a voice says of poses, by their ids. Poses that the reader may not see are left out.
 *
 * @throws DataError
 */
export async function listSpoken(
  client: Client,
  { asanaIds, language }: { asanaIds: readonly string[]; language: Language },
): Promise<Map<string, AsanaSpoken>> {
  const rows = unwrap(
    await client
      .from('asanas')
      .select(`id, texts:texts_of_asana(${selectOf(asanaSpokenFields)})`)
      .eq('texts.language', language)
      .in('id', asanaIds),
  );
  return new Map(
    parse(spokenRows, rows).map(({ id, texts }) => [id, fromRow(asanaSpokenFields, texts)]),
  );
}
