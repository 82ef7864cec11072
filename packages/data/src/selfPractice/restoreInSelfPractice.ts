import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Puts a removed pose back where it stood. If it is on the list again already, nothing changes.
 *
 * @param options.position where it stood before it was removed.
 * @throws DataError
 */
export async function restoreInSelfPractice(
  client: Client,
  { userId, asanaId, position }: { userId: string; asanaId: string; position: number },
): Promise<void> {
  unwrap(
    await client
      .from('self_practice')
      .upsert(
        { user_id: userId, asana_id: asanaId, position },
        { onConflict: 'user_id,asana_id', ignoreDuplicates: true },
      ),
  );
}
