import type { ClassDraft, NewOwnClass, OwnClass } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { requireUnchangedRow } from '../requireUnchangedRow.ts';
import { draftToRow, insertClass, updateClass } from './writeClass.ts';

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
  const { id, createdAt } = added;
  const fields = draftToRow(added);
  const time = createdAt === null ? {} : { created_at: createdAt };
  const revision = await insertClass(client, { id, user_id: userId, ...fields, ...time });
  if (revision !== null) return revision;
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
export const changeOwnClass = (
  client: Client,
  seen: Pick<OwnClass, 'id' | 'revision'>,
  fields: ClassDraft,
): Promise<number> => updateClass(client, seen, draftToRow(fields));

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
