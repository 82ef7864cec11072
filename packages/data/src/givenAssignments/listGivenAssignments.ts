import {
  type GivenAssignment,
  type GivenAssignmentView,
  deviceTimeZone,
  type Language,
  type TablePage,
  tablePageSize,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { givenAssignmentRow, toGivenAssignment } from './givenAssignmentRow.ts';
import { givenAssignmentKeys } from './keys.ts';

/** Where a page begins: after this assignment. */
export interface GivenAssignmentCursor {
  id: string;
  /** When it was made or completed, by which the rows are ordered: the server's own text. */
  at: string;
}

const givenAssignmentsAnswer = z.object({
  items: z.array(givenAssignmentRow),
  total: z.nullable(z.number()),
});

/**
 * Fifty assignments, the latest first and what is completed by its completion, in one request. Rows
 * that students made by practicing without an assignment are left out.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listGivenAssignments(
  client: Client,
  options: {
    view: GivenAssignmentView;
    after: GivenAssignmentCursor | null;
    language?: Language;
    signal?: AbortSignal;
  },
): Promise<TablePage<GivenAssignment, GivenAssignmentCursor>> {
  const { view, after, language = 'english', signal } = options;
  const call = client.rpc('admin_assignments', {
    search: view.search,
    status: view.tab,
    time_zone: deviceTimeZone(),
    language,
    ...(after ? { after: { id: after.id, at: after.at } } : {}),
  });
  const { items: rows, total } = await ask(givenAssignmentsAnswer, call, signal);
  const items = rows.map(toGivenAssignment);
  const last = items.length === tablePageSize ? items.at(-1) : undefined;
  const isByCompletion = view.tab === 'completed' || view.tab === 'waiting';
  return {
    items,
    total,
    next: last
      ? { id: last.id, at: (isByCompletion && last.completedDate) || last.createdAt }
      : null,
  };
}

/**
 * One assignment as it is now.
 *
 * @throws DataError with the code `assignment_not_found` when it was deleted.
 */
export async function getGivenAssignment(
  client: Client,
  assignmentId: string,
  language: Language = 'english',
): Promise<GivenAssignment> {
  const answer = unwrap(
    await client.rpc('admin_assignment', {
      assignment_id: assignmentId,
      time_zone: deviceTimeZone(),
      language,
    }),
  );
  return toGivenAssignment(parse(givenAssignmentRow, answer));
}

export const givenAssignmentsQuery = (
  client: Client,
  view: GivenAssignmentView,
  language: Language,
) => ({
  queryKey: givenAssignmentKeys.list(view),
  queryFn: ({
    pageParam,
    signal,
  }: {
    pageParam: GivenAssignmentCursor | null;
    signal: AbortSignal;
  }) => listGivenAssignments(client, { view, after: pageParam, language, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<GivenAssignment, GivenAssignmentCursor>) => next,
});
