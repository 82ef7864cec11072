import type { Community, Language } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';
import { communityKeys } from './keys.ts';
import { textLanguage } from './textLanguage.ts';

const communityRow = z.object({
  id: z.string(),
  texts: z.object({
    name: z.string(),
    description: z.string(),
    text_language: textLanguage,
  }),
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
  options: { userId: string; language?: Language; signal?: AbortSignal },
): Promise<Community[]> {
  const found: Community[] = [];
  for (;;) {
    const page = await readPage(client, { ...options, from: found.length });
    found.push(...page);
    if (page.length < most) return found;
  }
}

async function readPage(
  client: Client,
  options: { userId: string; from: number; language?: Language; signal?: AbortSignal },
): Promise<Community[]> {
  const { userId, from, language = 'english', signal } = options;
  const query = client
    .from('communities')
    .select(
      'id, image_url, member_count, texts:texts_of_community(name, description, text_language), memberships:community_members(id)',
    )
    .eq('texts.language', language)
    // An admin could read everybody's membership.
    .eq('memberships.user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + most - 1);
  const rows = await ask(z.array(communityRow), query, signal);
  return rows.map(({ memberships, texts, ...row }) => ({
    id: row.id,
    name: texts.name,
    description: texts.description,
    textLanguage: texts.text_language,
    imageUrl: mediaAddress(client, row.image_url, 'community_images'),
    memberCount: row.member_count,
    joined: memberships.length > 0,
  }));
}

/** Stale at once: other tabs and devices join and leave as well. */
export const communitiesQuery = (client: Client, userId: string, language: Language) => ({
  queryKey: communityKeys.list(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listCommunities(client, { userId, language, signal }),
  staleTime: 0,
});
