import {
  fromRow,
  type RecipientCount,
  recipientFields,
  type RecipientOptions,
  type Recipients,
  strictRow,
  type AssignmentOutline,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { recipientQueryKeys } from './keys.ts';

/** The recipients as the server takes them. */
export const toGroups = ({ studentIds, everybody, communityIds, searches }: Recipients) => ({
  student_ids: studentIds,
  everybody,
  community_ids: communityIds,
  searches,
});

const optionsAnswer = z.object({
  everybody: z.nullable(z.number()),
  matching: z.nullable(z.number()),
  communities: z.array(z.object({ id: z.string(), name: z.string(), students: z.number() })),
  people: z.array(strictRow(recipientFields)),
});

/**
 * Who can be given work: everybody or all people that the words find, communities and people.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listRecipients(
  client: Client,
  { search, signal }: { search: string; signal?: AbortSignal },
): Promise<RecipientOptions> {
  const answer = await ask(optionsAnswer, client.rpc('recipient_options', { search }), signal);
  return { ...answer, people: answer.people.map((row) => fromRow(recipientFields, row)) };
}

const countAnswer = z.object({
  people: z.number(),
  notified: z.number(),
  having: z.number(),
  paused: z.number(),
  only_paused: z.nullable(
    z.object({
      username: z.string(),
      full_name: z.nullable(z.string()),
      display_name: z.nullable(z.string()),
      until: z.string(),
    }),
  ),
  later: z.array(z.object({ due_date: z.string(), people: z.number() })),
});

/**
 * How many people would be given work now, who of them hears of it or has it already, and who gets it later.
 *
 * @throws DataError with the code `community_not_found`, among others.
 */
export async function countRecipients(
  client: Client,
  { work, signal }: { work: AssignmentOutline; signal?: AbortSignal },
): Promise<RecipientCount> {
  const call = client.rpc('count_recipients', {
    ...toGroups(work),
    asana_ids: work.asanaIds,
    class_ids: work.classIds,
    frequency: work.frequency,
    ...(work.dueDate !== null && { due_date: work.dueDate }),
    ...(work.frequency === 'specific_days' && { days_of_week: work.daysOfWeek }),
  });
  const { only_paused: one, later, ...counted } = await ask(countAnswer, call, signal);
  return {
    ...counted,
    onlyPaused: one && {
      username: one.username,
      fullName: one.full_name,
      displayName: one.display_name,
      until: one.until,
    },
    later: later.map(({ due_date: dueDate, people }) => ({ dueDate, people })),
  };
}

export const recipientCountQuery = (client: Client, work: AssignmentOutline) => ({
  staleTime: 0,
  queryKey: recipientQueryKeys.count(work),
  queryFn: ({ signal }: { signal: AbortSignal }) => countRecipients(client, { work, signal }),
});
