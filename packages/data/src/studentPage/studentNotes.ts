import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Saves a note about a student, or changes the text of the caller's own note.
 *
 * @param options.id a UUID that the caller chose; the same note sent again under it is stored once.
 * @throws DataError with the code `user_not_found` or `notes_full`, among others.
 */
export async function saveStudentNote(
  client: Client,
  { id, studentId, body }: { id: string; studentId: string; body: string },
): Promise<void> {
  unwrap(await client.rpc('save_student_note', { note_id: id, student_id: studentId, body }));
}

/** Deletes a note of a student; one that is gone already stays so. */
export async function deleteStudentNote(client: Client, noteId: string): Promise<void> {
  unwrap(await client.rpc('delete_student_note', { note_id: noteId }));
}
