import type { ClassDraft, EditedClass } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { requireUnchangedRow } from '../requireUnchangedRow.ts';
import { draftToRow, insertClass, updateClass } from './writeClass.ts';

/** What is saved of a class. */
export interface SavedDraft {
  draft: ClassDraft;
  /** With its rests, at a steady pace. */
  totalSeconds: number;
}

const toRow = ({ draft, totalSeconds }: SavedDraft) => ({
  ...draftToRow(draft),
  total_seconds: totalSeconds,
});

/**
 * Puts a class on the school's shelf.
 *
 * @returns its revision.
 * @throws DataError of kind `invalid`, with the code `asana_not_found`, `class_too_long` or
 * `too_many_classes`, among others; with `changed_meanwhile` when there is one of this id, perhaps because
 * the answer to an earlier call was lost.
 */
export async function addShelfClass(
  client: Client,
  { id, ...saved }: SavedDraft & { id: string },
): Promise<number> {
  const revision = await insertClass(client, { id, user_id: null, ...toRow(saved) });
  return requireUnchangedRow(revision === null ? [] : [revision]);
}

/**
 * Changes a class on the school's shelf.
 *
 * @returns its new revision.
 * @throws DataError with the code `changed_meanwhile` when it has another revision or is gone, or with
 * those of {@link addShelfClass}.
 */
export const changeShelfClass = (
  client: Client,
  seen: Pick<EditedClass, 'id' | 'revision'>,
  saved: SavedDraft,
): Promise<number> => updateClass(client, seen, toRow(saved));

/**
 * Takes a class off the shelf, or puts it back. Doing it twice is no failure.
 *
 * @throws DataError with the code `class_not_found`.
 */
export async function archiveClass(
  client: Client,
  { id, isArchived }: Pick<EditedClass, 'id' | 'isArchived'>,
): Promise<void> {
  unwrap(await client.rpc('archive_class', { class_id: id, is_archived: isArchived }));
}
