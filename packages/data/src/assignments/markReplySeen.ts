import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Remembers that the student has opened the instructor's reply. A second time, and for anybody
 * else's work, it changes nothing.
 *
 * @param options.assignmentId the occurrence that was replied to.
 * @throws DataError
 */
export async function markReplySeen(
  client: Client,
  { userId, assignmentId }: { userId: string; assignmentId: string },
): Promise<void> {
  unwrap(
    await client
      .from('assigned_asanas')
      .update({ reply_seen_at: new Date().toISOString() })
      .eq('id', assignmentId)
      .eq('user_id', userId)
      .not('reply', 'is', null)
      .is('reply_seen_at', null),
  );
}
