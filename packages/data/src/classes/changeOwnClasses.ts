import type { ClassBody, NewOwnClass, OwnClass, OwnClassFields } from '@niyama/domain';
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

/**
 * Adds a class of the student's own, or brings a deleted one back. Sending it again, perhaps with other
 * words because the first answer was lost, leaves the class as it was sent last.
 *
 * @returns its revision.
 * @throws DataError of kind `invalid`, with the code `asana_not_found`, `class_too_long` or
 * `too_many_classes`, among others.
 */
export async function addOwnClass(
  client: Client,
  { userId, added }: { userId: string; added: NewOwnClass },
): Promise<number> {
  const { id, name, description, body, createdAt } = added;
  const fields = { name, description, body: toJson(body) };
  const time = createdAt === null ? {} : { created_at: createdAt };
  const [row] = unwrap(
    await client
      .from('classes')
      .upsert({ id, user_id: userId, ...fields, ...time }, { ignoreDuplicates: true })
      .select('revision'),
  );
  if (row) return row.revision;
  const rows = unwrap(
    await client
      .from('classes')
      .update(fields)
      .eq('user_id', userId)
      .eq('id', id)
      .select('revision'),
  );
  return requireUnchangedRow(rows).revision;
}

/**
 * Changes a class of the student's own.
 *
 * @returns its new revision.
 * @throws DataError with the code `changed_meanwhile` when it has another revision or is gone, or with
 * those of {@link addOwnClass}.
 */
export async function changeOwnClass(
  client: Client,
  { id, revision }: Pick<OwnClass, 'id' | 'revision'>,
  { name, description, body }: OwnClassFields,
): Promise<number> {
  const rows = unwrap(
    await client
      .from('classes')
      .update({ name, description, body: toJson(body) })
      .eq('id', id)
      .eq('revision', revision)
      .select('revision'),
  );
  return requireUnchangedRow(rows).revision;
}

/**
 * Deletes a class of the student's own; deleting it twice is no failure.
 *
 * @throws DataError
 */
export async function deleteOwnClass(
  client: Client,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  unwrap(await client.from('classes').delete().eq('user_id', userId).eq('id', id));
}
