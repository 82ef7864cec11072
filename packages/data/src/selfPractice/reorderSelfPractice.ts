import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Puts the signed-in student's practice list in an order, in one step. Poses that the order does not
 * name follow behind; poses that are no longer on the list stay off it.
 *
 * @param asanaIds the poses in their new order.
 * @throws DataError
 */
export async function reorderSelfPractice(
  client: Client,
  asanaIds: readonly string[],
): Promise<void> {
  unwrap(await client.rpc('reorder_practice_list', { asana_ids: [...asanaIds] }));
}
