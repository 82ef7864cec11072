import { asanaFileFields, type ImportRow, toRow } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';

const importAnswer = z.object({ missed: z.array(z.string()), began: z.string() });

/** What came of a part of an import. */
export interface ImportedPart {
  /** The ids of those that somebody else has changed or deleted meanwhile, and that stay as they are. */
  missed: string[];
  /** When the import began, as the server wrote it; the next part continues it. */
  began: string;
}

/**
 * Writes new and changed poses, all of them or none; the same ones again change nothing.
 *
 * @param continues when the import began of which this is a further part.
 * @throws DataError
 */
export async function importAsanas(
  client: Client,
  rows: readonly ImportRow[],
  continues: string | null = null,
): Promise<ImportedPart> {
  const asanas = rows.map((row) => ({
    ...toRow(asanaFileFields, row),
    updated_at: row.updatedAt,
  }));
  const call = client.rpc('import_asanas', {
    asanas,
    ...(continues === null ? {} : { continues }),
  });
  return parse(importAnswer, unwrap(await call));
}
