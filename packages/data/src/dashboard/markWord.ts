import type { StudentWord } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Hides for seven days why a student needed a word, or shows it again.
 *
 * @throws DataError with the code `user_not_found`, among others.
 */
export async function markWord(
  client: Client,
  { word, done }: { word: Pick<StudentWord, 'student' | 'reason'>; done: boolean },
): Promise<void> {
  unwrap(
    await client.rpc('mark_check_in', { student_id: word.student.id, reason: word.reason, done }),
  );
}
