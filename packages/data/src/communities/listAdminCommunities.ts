import { type AdminCommunity, type TablePage, tablePageSize } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { adminCommunityRow, toAdminCommunity } from './adminCommunityRow.ts';
import { adminCommunityKeys } from './keys.ts';

const pageAnswer = z.object({ items: z.array(adminCommunityRow), total: z.nullable(z.number()) });

/** Where a page begins: after this community. */
export type CommunityCursor = Pick<AdminCommunity, 'id' | 'createdAt'>;

/**
 * One page of the communities, the newest first, searched by name or description.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listAdminCommunities(
  client: Client,
  options: { search: string; after: CommunityCursor | null; signal?: AbortSignal },
): Promise<TablePage<AdminCommunity, CommunityCursor>> {
  const { search, after, signal } = options;
  const call = client.rpc('admin_communities', {
    search,
    ...(after ? { after: { id: after.id, created_at: after.createdAt } } : {}),
  });
  const { items: rows, total } = await ask(pageAnswer, call, signal);
  const items = rows.map((row) => toAdminCommunity(client, row));
  return { items, total, next: (items.length === tablePageSize && items.at(-1)) || null };
}

export const adminCommunitiesQuery = (client: Client, search: string) => ({
  queryKey: adminCommunityKeys.list(search),
  queryFn: ({ pageParam, signal }: { pageParam: CommunityCursor | null; signal: AbortSignal }) =>
    listAdminCommunities(client, { search, after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<AdminCommunity, CommunityCursor>) => next,
});
