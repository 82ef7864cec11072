import type { Community } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';
import { communityKeys } from './keys.ts';

const communityRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  member_count: z.number(),
  memberships: z.array(z.object({ id: z.string() })),
});

/** How many rows one answer of the server can hold. */
const most = 1000;

/**
 * Every community, the newest first, with the own membership, in one request for each thousand.
 *
 * @throws DataError
 */
export async function listCommunities(
  client: Client,
  { userId, signal }: { userId: string; signal?: AbortSignal },
): Promise<Community[]> {
  const found: Community[] = [];
  for (;;) {
    const page = await readPage(client, { userId, from: found.length, signal });
    found.push(...page);
    if (page.length < most) return found;
  }
}

async function readPage(
  client: Client,
  { userId, from, signal }: { userId: string; from: number; signal: AbortSignal | undefined },
): Promise<Community[]> {
  const query = client
    .from('communities')
    .select('id, name, description, image_url, member_count, memberships:community_members(id)')
    // An admin could read everybody's membership.
    .eq('memberships.user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + most - 1);
  const rows = await ask(z.array(communityRow), query, signal);
  return rows.map(({ memberships, ...row }) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: mediaAddress(client, row.image_url, 'community_images'),
    memberCount: row.member_count,
    joined: memberships.length > 0,
  }));
}

/** Stale at once: other tabs and devices join and leave as well. */
export const communitiesQuery = (client: Client, userId: string) => ({
  queryKey: communityKeys.list(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => listCommunities(client, { userId, signal }),
  staleTime: 0,
});
