import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { sendAgain } from '../sendAgain.ts';

interface Membership {
  userId: string;
  communityId: string;
}

/**
 * Joins a community.
 *
 * @throws DataError; kind `conflict` when the student belongs to it already.
 */
export async function joinCommunity(client: Client, { userId, communityId }: Membership) {
  await sendAgain(async () =>
    unwrap(
      await client.from('community_members').insert({ user_id: userId, community_id: communityId }),
    ),
  );
}

/**
 * Leaves a community; leaving one twice is no failure.
 *
 * @throws DataError
 */
export async function leaveCommunity(client: Client, { userId, communityId }: Membership) {
  await sendAgain(async () =>
    unwrap(
      await client
        .from('community_members')
        .delete()
        .eq('user_id', userId)
        .eq('community_id', communityId),
    ),
  );
}
