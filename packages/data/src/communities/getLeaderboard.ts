import type { Leaderboard } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { communityKeys } from './keys.ts';
import { personRow, toPerson } from './personRow.ts';

const row = z.object({ ...personRow, rank: z.number(), points: z.number() });
const boardAnswer = z.object({ rows: z.array(row), own: z.nullable(row) });

/**
 * The board of the student's current month, by local date.
 *
 * @param options.communityId null for the board of everybody.
 * @throws DataError
 */
export async function getLeaderboard(
  client: Client,
  options: { communityId: string | null; timeZone: string; signal?: AbortSignal },
): Promise<Leaderboard> {
  const { communityId, timeZone, signal } = options;
  const call = client.rpc('leaderboard', {
    time_zone: timeZone,
    ...(communityId === null ? {} : { community_id: communityId }),
  });
  const answer = await ask(boardAnswer, call, signal);
  const toRow = ({ rank, points, ...person }: z.output<typeof row>) => ({
    ...toPerson(client, person),
    rank,
    points,
  });
  return { rows: answer.rows.map(toRow), own: answer.own && toRow(answer.own) };
}

/** Stale at once: a practice that was just finished is expected on it. */
export const leaderboardQuery = (
  client: Client,
  options: { userId: string; communityId: string | null; timeZone: string },
) => ({
  queryKey: communityKeys.leaderboard(options.userId, options.communityId),
  queryFn: ({ signal }: { signal: AbortSignal }) => getLeaderboard(client, { ...options, signal }),
  staleTime: 0,
});
