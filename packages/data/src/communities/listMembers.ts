import type { CommunityMember } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { communityKeys } from './keys.ts';
import { personRow, toPerson } from './personRow.ts';

const memberRow = z.object({ ...personRow, joined_at: z.string(), number: z.string() });

/** How many members the database tells at once. */
const pageSize = 50;

/** Where a page begins: after this member. */
export type MemberCursor = Pick<CommunityMember, 'joinedAt' | 'number'>;

export interface MemberPage {
  /** Those who joined last first, without those who are hidden. */
  members: CommunityMember[];
  /** What to ask for next, or null after the last page. */
  next: MemberCursor | null;
}

/**
 * One page of the members of a community.
 *
 * @throws DataError
 */
export async function listMembers(
  client: Client,
  options: { communityId: string; after: MemberCursor | null; signal?: AbortSignal },
): Promise<MemberPage> {
  const { communityId, after, signal } = options;
  const call = client.rpc('community_members_page', {
    community_id: communityId,
    ...(after ? { after: { joined_at: after.joinedAt, number: after.number } } : {}),
  });
  const rows = await ask(z.array(memberRow), call, signal);
  const members = rows.map((row) => ({
    ...toPerson(client, row),
    joinedAt: row.joined_at,
    number: row.number,
  }));
  return { members, next: (members.length === pageSize && members.at(-1)) || null };
}

export const membersQuery = (
  client: Client,
  { userId, communityId }: { userId: string; communityId: string },
) => ({
  queryKey: communityKeys.members(userId, communityId),
  queryFn: ({ pageParam, signal }: { pageParam: MemberCursor | null; signal: AbortSignal }) =>
    listMembers(client, { communityId, after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: MemberPage) => next,
});
