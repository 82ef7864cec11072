import { unwrapMark } from '../asanas/unwrapMark.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Marks a pose as a favorite, or takes the mark away. Doing either twice changes nothing more.
 *
 * @throws DataError of kind `notFound` with the code `asana_not_found` when the pose is gone.
 */
export async function setFavorite(
  client: Client,
  { userId, asanaId, isFavorite }: { userId: string; asanaId: string; isFavorite: boolean },
): Promise<void> {
  const favorites = client.from('user_favorites');
  if (isFavorite) {
    unwrapMark(
      await favorites.upsert(
        { user_id: userId, asana_id: asanaId },
        { onConflict: 'user_id,asana_id', ignoreDuplicates: true },
      ),
    );
  } else {
    unwrap(await favorites.delete().eq('user_id', userId).eq('asana_id', asanaId));
  }
}
