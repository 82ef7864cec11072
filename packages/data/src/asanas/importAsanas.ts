import type { ImportRow } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { fieldsToRow } from './adminAsanaRow.ts';

/**
 * Writes new and changed poses, all of them or none; the same ones again change nothing.
 *
 * @returns the ids of those that somebody else has changed or deleted meanwhile, and that stay as
 * they are.
 * @throws DataError
 */
export async function importAsanas(client: Client, rows: readonly ImportRow[]): Promise<string[]> {
  const asanas = rows.map((row) => ({
    ...fieldsToRow(row),
    id: row.id,
    updated_at: row.updatedAt,
    image_url: row.imagePath,
    video_url: row.videoPath,
  }));
  return parse(z.array(z.string()), unwrap(await client.rpc('import_asanas', { asanas })));
}
