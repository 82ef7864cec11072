import {
  type GivenAssignment,
  type GivenAssignmentView,
  deviceTimeZone,
  type TablePage,
  tablePageSize,
} from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { givenAssignmentRow, toGivenAssignment } from './givenAssignmentRow.ts';
import { givenAssignmentKeys } from './keys.ts';

/** Where a page begins: after this assignment. */
export type GivenAssignmentCursor = Pick<GivenAssignment, 'id' | 'createdAt'>;

/**
 * Fifty assignments, the latest first, in one request; those that students gave themselves are none
 * (decision C18).
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listGivenAssignments(
  client: Client,
  options: {
    view: GivenAssignmentView;
    after: GivenAssignmentCursor | null;
    signal?: AbortSignal;
  },
): Promise<TablePage<GivenAssignment, GivenAssignmentCursor>> {
  const { view, after, signal } = options;
  const call = client.rpc('admin_assignments', {
    search: view.search,
    status: view.tab,
    time_zone: deviceTimeZone(),
    ...(after ? { after: { id: after.id, created_at: after.createdAt } } : {}),
  });
  const answer = unwrap(await (signal ? call.abortSignal(signal) : call));
  const items = parse(z.array(givenAssignmentRow), answer).map(toGivenAssignment);
  return { items, next: (items.length === tablePageSize && items.at(-1)) || null };
}

/**
 * One assignment as it is now.
 *
 * @throws DataError with the code `assignment_not_found` when it was deleted.
 */
export async function getGivenAssignment(
  client: Client,
  assignmentId: string,
): Promise<GivenAssignment> {
  const answer = unwrap(
    await client.rpc('admin_assignment', {
      assignment_id: assignmentId,
      time_zone: deviceTimeZone(),
    }),
  );
  return toGivenAssignment(parse(givenAssignmentRow, answer));
}

export const givenAssignmentsQuery = (client: Client, view: GivenAssignmentView) => ({
  queryKey: givenAssignmentKeys.list(view),
  queryFn: ({
    pageParam,
    signal,
  }: {
    pageParam: GivenAssignmentCursor | null;
    signal: AbortSignal;
  }) => listGivenAssignments(client, { view, after: pageParam, signal }),
  initialPageParam: null as GivenAssignmentCursor | null,
  getNextPageParam: ({ next }: TablePage<GivenAssignment, GivenAssignmentCursor>) => next,
});
