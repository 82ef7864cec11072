import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Deletes a preset of the student's own; deleting it twice is no failure.
 *
 * @throws DataError
 */
export async function deleteCustomPreset(
  client: Client,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  unwrap(await client.from('custom_presets').delete().eq('user_id', userId).eq('id', id));
}
