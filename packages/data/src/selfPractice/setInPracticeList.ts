import { unwrapMark } from '../asanas/unwrapMark.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Puts a pose on the student's own practice list, or takes it off.
 *
 * @throws DataError of kind `conflict` when the pose is already on the list, `notFound` with
 * the code `asana_not_found` when it is gone.
 */
export async function setInPracticeList(
  client: Client,
  { userId, asanaId, inPracticeList }: { userId: string; asanaId: string; inPracticeList: boolean },
): Promise<void> {
  const list = client.from('self_practice');
  if (inPracticeList) {
    unwrapMark(
      await list.insert({
        user_id: userId,
        asana_id: asanaId,
        added_date: new Date().toISOString(),
      }),
    );
  } else {
    unwrap(await list.delete().eq('user_id', userId).eq('asana_id', asanaId));
  }
}
