import {
  fromRow,
  recipientFields,
  type RecipientOptions,
  type Recipients,
  strictRow,
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
 * To whom work can be given: everybody or all whom the words find, communities and people.
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

/**
 * How many people would be given work now.
 *
 * @throws DataError with the code `community_not_found`, among others.
 */
export async function countRecipients(
  client: Client,
  { recipients, signal }: { recipients: Recipients; signal?: AbortSignal },
): Promise<number> {
  return ask(z.number(), client.rpc('count_recipients', toGroups(recipients)), signal);
}

export const recipientCountQuery = (client: Client, recipients: Recipients) => ({
  staleTime: 0,
  queryKey: recipientQueryKeys.count(recipients),
  queryFn: ({ signal }: { signal: AbortSignal }) => countRecipients(client, { recipients, signal }),
});
