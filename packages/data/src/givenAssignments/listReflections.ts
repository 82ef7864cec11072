import {
  deviceTimeZone,
  type GivenAssignment,
  type Language,
  type TablePage,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { givenAssignmentRow, toGivenAssignment } from './givenAssignmentRow.ts';
import { givenAssignmentKeys } from './keys.ts';
import type { GivenAssignmentCursor } from './listGivenAssignments.ts';

const pageSize = 20;

/**
 * Twenty answers without a reply, the one that has waited longest first, in one request.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listReflections(
  client: Client,
  {
    after,
    language = 'english',
    signal,
  }: { after: GivenAssignmentCursor | null; language?: Language; signal?: AbortSignal },
): Promise<TablePage<GivenAssignment, GivenAssignmentCursor>> {
  const call = client.rpc('admin_reflections', {
    time_zone: deviceTimeZone(),
    language,
    ...(after ? { after: { id: after.id, at: after.at } } : {}),
  });
  const rows = await ask(z.array(givenAssignmentRow), call, signal);
  const items = rows.map(toGivenAssignment);
  const last = items.length === pageSize ? items.at(-1) : undefined;
  return { items, next: last?.completedDate ? { id: last.id, at: last.completedDate } : null };
}

export const reflectionsQuery = (client: Client, language: Language) => ({
  queryKey: givenAssignmentKeys.reflections(),
  queryFn: ({
    pageParam,
    signal,
  }: {
    pageParam: GivenAssignmentCursor | null;
    signal: AbortSignal;
  }) => listReflections(client, { after: pageParam, language, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<GivenAssignment, GivenAssignmentCursor>) => next,
});
