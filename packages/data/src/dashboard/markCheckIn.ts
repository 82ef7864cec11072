import type { CheckIn } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Hides a check-in for seven days, or shows it again.
 *
 * @throws DataError with the code `user_not_found`, among others.
 */
export async function markCheckIn(
  client: Client,
  { checkIn, done }: { checkIn: Pick<CheckIn, 'student' | 'reason'>; done: boolean },
): Promise<void> {
  unwrap(
    await client.rpc('mark_check_in', {
      student_id: checkIn.student.id,
      reason: checkIn.reason,
      done,
    }),
  );
}
