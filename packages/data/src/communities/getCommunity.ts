import type { CommunityDetail, Language } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';
import { communityKeys } from './keys.ts';
import { textLanguage } from './textLanguage.ts';
import { personRow, toPerson } from './personRow.ts';

const communityAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  text_language: textLanguage,
  image_url: z.nullable(z.string()),
  member_count: z.number(),
  joined: z.boolean(),
  activity: z.array(
    z.object({
      ...personRow,
      kind: z.enum(['joined', 'achievement', 'practice', 'meditation']),
      happened_at: z.string(),
      what: z.nullable(z.string()),
      key: z.nullable(z.string()),
      minutes: z.nullable(z.number()),
    }),
  ),
  meditation_days: z.number(),
});

/**
 * One community with its activity and the own weekly challenge, in one request.
 *
 * @param options.weekStart the day on which the student's weeks begin, 1 (Monday) to 7.
 * @returns null when there is none; a malformed id names none either.
 * @throws DataError
 */
export async function getCommunity(
  client: Client,
  options: {
    communityId: string;
    timeZone: string;
    weekStart: number;
    language?: Language;
    signal?: AbortSignal;
  },
): Promise<CommunityDetail | null> {
  const { communityId, timeZone, weekStart, language = 'english', signal } = options;
  if (!z.guid().safeParse(communityId).success) return null;
  const call = client.rpc('community', {
    community_id: communityId,
    time_zone: timeZone,
    week_start: weekStart,
    language,
  });
  const answer = await ask(z.nullable(communityAnswer), call, signal);
  if (answer === null) return null;
  return {
    id: answer.id,
    name: answer.name,
    description: answer.description,
    textLanguage: answer.text_language,
    imageUrl: mediaAddress(client, answer.image_url, 'community_images'),
    memberCount: answer.member_count,
    joined: answer.joined,
    activity: answer.activity.map((item) => ({
      kind: item.kind,
      person: toPerson(client, item),
      what: item.what,
      key: item.key,
      minutes: item.minutes,
      happenedAt: item.happened_at,
    })),
    meditationDays: answer.meditation_days,
  };
}

/** Stale at once: others act meanwhile. */
export const communityQuery = (
  client: Client,
  options: {
    userId: string;
    communityId: string;
    timeZone: string;
    weekStart: number;
    language: Language;
  },
) => ({
  queryKey: communityKeys.detail(options.userId, options.communityId),
  queryFn: ({ signal }: { signal: AbortSignal }) => getCommunity(client, { ...options, signal }),
  staleTime: 0,
});
