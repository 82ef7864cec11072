import {
  fromRow,
  type Invitation,
  invitationFields,
  strictRow,
  type TablePage,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { invitationKeys } from './keys.ts';

const invitationsAnswer = z.object({
  items: z.array(strictRow(invitationFields)),
  next: z.nullable(z.object({ asked_at: z.string(), id: z.string() })),
});

/** Where a page begins: after this invitation. */
export type InvitationCursor = NonNullable<z.output<typeof invitationsAnswer>['next']>;

/**
 * A page of 50 of those who are invited and have not accepted, the latest first.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listInvitations(
  client: Client,
  { after, signal }: { after: InvitationCursor | null; signal?: AbortSignal },
): Promise<TablePage<Invitation, InvitationCursor>> {
  const call = client.rpc('invitations', after ? { after } : {});
  const { items, next } = await ask(invitationsAnswer, call, signal);
  return { items: items.map((row) => fromRow(invitationFields, row)), next };
}

export const invitationsQuery = (client: Client) => ({
  queryKey: invitationKeys.all,
  queryFn: ({ pageParam, signal }: { pageParam: InvitationCursor | null; signal: AbortSignal }) =>
    listInvitations(client, { after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<Invitation, InvitationCursor>) => next,
});
