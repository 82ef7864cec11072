import type { CheckIn, TablePage } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { dashboardKeys } from './keys.ts';
import { toCheckIn, checkInRow } from './checkInRow.ts';

/** Where a page begins: after this student, with the weight that the clock gave them. */
const checkInCursor = z.object({ weight: z.number(), id: z.string() });
export type CheckInCursor = z.output<typeof checkInCursor>;

const checkInsAnswer = z.object({
  check_ins: z.array(checkInRow),
  next: z.nullable(checkInCursor),
});

/**
 * At most twenty check-ins, the most urgent first, in one request. A page may hold fewer, or none, even if more
 * follow: it omits students whose reason has disappeared since the clock looked.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listCheckIns(
  client: Client,
  { after, signal }: { after: CheckInCursor | null; signal?: AbortSignal },
): Promise<TablePage<CheckIn, CheckInCursor>> {
  const call = client.rpc('check_ins', after ? { after } : {});
  const { check_ins, next } = await ask(checkInsAnswer, call, signal);
  return { items: check_ins.map(toCheckIn), next };
}

export const checkInsQuery = (client: Client) => ({
  queryKey: dashboardKeys.checkIns,
  queryFn: ({ pageParam, signal }: { pageParam: CheckInCursor | null; signal: AbortSignal }) =>
    listCheckIns(client, { after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<CheckIn, CheckInCursor>) => next,
  // Stale at once: students and colleagues act meanwhile.
  staleTime: 0,
});
