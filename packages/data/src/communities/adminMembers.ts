import {
  type AdminMember,
  adminMemberFields,
  DataError,
  fromRow,
  type Newcomer,
  newcomerFields,
  strictRow,
  type TablePage,
  tablePageSize,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { mediaAddress } from '../media.ts';
import { requireUnchangedRow } from '../requireUnchangedRow.ts';
import { adminCommunityKeys } from './keys.ts';
import { joinCommunity } from './membership.ts';

const memberRows = z.array(strictRow(adminMemberFields));
const newcomerRows = z.array(strictRow(newcomerFields));

/** Where a page begins: after this member. */
export type AdminMemberCursor = Pick<AdminMember, 'id' | 'joinedAt'>;

/**
 * One page of all members of a community, those who joined last first, including those who are hidden from
 * other students.
 *
 * @throws DataError of kind `forbidden` for everybody but admins, or with code `community_not_found`.
 */
export async function listAdminMembers(
  client: Client,
  options: { communityId: string; after: AdminMemberCursor | null; signal?: AbortSignal },
): Promise<TablePage<AdminMember, AdminMemberCursor>> {
  const { communityId, after, signal } = options;
  const call = client.rpc('admin_community_members', {
    community_id: communityId,
    ...(after ? { after: { id: after.id, joined_at: after.joinedAt } } : {}),
  });
  const rows = await ask(memberRows, call, signal);
  const items = rows.map((row) => {
    const { avatarPath, ...member } = fromRow(adminMemberFields, row);
    return { ...member, avatarUrl: mediaAddress(client, avatarPath, 'avatars') };
  });
  return { items, next: (items.length === tablePageSize && items.at(-1)) || null };
}

export const adminMembersQuery = (client: Client, communityId: string) => ({
  queryKey: adminCommunityKeys.members(communityId),
  queryFn: ({ pageParam, signal }: { pageParam: AdminMemberCursor | null; signal: AbortSignal }) =>
    listAdminMembers(client, { communityId, after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<AdminMember, AdminMemberCursor>) => next,
});

/**
 * The first fifty by name who do not belong to a community yet, searched by any of their names.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listNewcomers(
  client: Client,
  options: { communityId: string; search: string; signal?: AbortSignal },
): Promise<Newcomer[]> {
  const { communityId, search, signal } = options;
  const call = client.rpc('available_members', { community_id: communityId, search });
  const rows = await ask(newcomerRows, call, signal);
  return rows.map((row) => fromRow(newcomerFields, row));
}

/** Stale at once: other admins add people as well. */
export const newcomersQuery = (
  client: Client,
  options: { communityId: string; search: string },
) => ({
  queryKey: adminCommunityKeys.newcomers(options.communityId, options.search),
  queryFn: ({ signal }: { signal: AbortSignal }) => listNewcomers(client, { ...options, signal }),
  staleTime: 0,
});

/**
 * Adds somebody to a community. The database decides who belongs to it already, also when two
 * admins add the same person at once.
 *
 * @throws DataError with code `already_member`, `user_not_found` or `community_not_found`.
 */
export async function addMember(
  client: Client,
  membership: { communityId: string; userId: string },
): Promise<void> {
  try {
    await joinCommunity(client, membership);
  } catch (error) {
    const failure = DataError.from(error);
    throw new DataError(failure.kind, failure.message, codeOf(failure), failure);
  }
}

const addedAnswer = z.object({ added: z.number(), already: z.number() });

/**
 * Adds people to a community, in one request. Members keep the day on which they joined.
 *
 * @param options.userIds at most `mostPeopleAtOnce`.
 * @returns how many were added, and how many were members before; neither counts a deleted account.
 * @throws DataError with code `community_not_found` or `too_many_people`, among others.
 */
export async function addMembers(
  client: Client,
  { communityId, userIds }: { communityId: string; userIds: string[] },
): Promise<{ added: number; already: number }> {
  const call = client.rpc('add_members', { community_id: communityId, user_ids: userIds });
  return ask(addedAnswer, call);
}

function codeOf({ code, message }: DataError): string | null {
  if (code === '23505') return 'already_member';
  if (code !== '23503') return code;
  return message.includes('community_members_community_id_fkey')
    ? 'community_not_found'
    : 'user_not_found';
}

/**
 * Ends a membership.
 *
 * @throws DataError with code `changed_meanwhile` when it had ended already.
 */
export async function removeMember(client: Client, membershipId: string): Promise<void> {
  const rows = unwrap(
    await client.from('community_members').delete().eq('id', membershipId).select('id'),
  );
  requireUnchangedRow(rows);
}
