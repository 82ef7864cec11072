import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Remembers that the student has read the health notice, so that it is shown once.
 *
 * @throws DataError
 */
export async function markHealthNoticeSeen(client: Client, userId: string): Promise<void> {
  unwrap(
    await client
      .from('profiles')
      .update({ health_notice_seen_at: new Date().toISOString() })
      .eq('id', userId),
  );
}
