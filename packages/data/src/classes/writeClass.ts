import type { ClassBody, ClassDraft } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { requireUnchangedRow } from '../requireUnchangedRow.ts';

/** TypeScript takes the copy of an interface for JSON, but not the interface. */
const toJson = ({ v, language, items }: ClassBody) => ({
  v,
  language,
  items: items.map((entry) =>
    entry.kind === 'rounds'
      ? { ...entry, items: entry.items.map((item) => ({ ...item })) }
      : { ...entry },
  ),
});

/** What is edited of a class, as columns. */
export const draftToRow = ({ name, description, body }: ClassDraft) => ({
  name,
  description,
  body: toJson(body),
});

type DraftRow = ReturnType<typeof draftToRow> & { total_seconds?: number };

/**
 * Puts a class in.
 *
 * @param row of nobody on the school's shelf.
 * @returns its revision; null where there is one of this id.
 * @throws DataError
 */
export async function insertClass(
  client: Client,
  row: DraftRow & { id: string; user_id: string | null; created_at?: string },
): Promise<number | null> {
  const [added] = unwrap(
    await client.from('classes').upsert(row, { ignoreDuplicates: true }).select('revision'),
  );
  return added?.revision ?? null;
}

/**
 * Changes a class over the revision that was read.
 *
 * @returns its new revision.
 * @throws DataError with the code `changed_meanwhile` when it has another revision or is gone.
 */
export async function updateClass(
  client: Client,
  { id, revision }: { id: string; revision: number },
  row: DraftRow,
): Promise<number> {
  const rows = unwrap(
    await client
      .from('classes')
      .update(row)
      .eq('id', id)
      .eq('revision', revision)
      .select('revision'),
  );
  return requireUnchangedRow(rows).revision;
}
