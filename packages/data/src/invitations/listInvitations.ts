import {
  fromRow,
  type Invitation,
  type InvitationCounts,
  invitationFields,
  strictRow,
  type TablePage,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { invitationKeys } from './keys.ts';

const count = z.number();
const invitationsAnswer = z.object({
  items: z.array(z.extend(strictRow(invitationFields), { position: count })),
  next: z.nullable(z.object({ asked_at: z.string(), position: count, id: z.string() })),
  // With the first page.
  total: z.optional(count),
  states: z.optional(z.object({ waiting: count, sent: count, expired: count, failed: count })),
  sent_by: z.optional(z.nullable(z.string())),
});

/** Where a page begins: after this invitation. */
export type InvitationCursor = NonNullable<z.output<typeof invitationsAnswer>['next']>;

export interface InvitationPage extends TablePage<Invitation, InvitationCursor> {
  /** With the first page; null with the others. */
  counts: InvitationCounts | null;
}

/**
 * A page of 50 of those who are invited and have not accepted, and whose name and address hold the
 * searched words: the latest first, those of one file in its order.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listInvitations(
  client: Client,
  {
    search,
    after,
    signal,
  }: { search: string; after: InvitationCursor | null; signal?: AbortSignal },
): Promise<InvitationPage> {
  const call = client.rpc('invitations', { search, ...(after && { after }) });
  const { items, next, total, states, sent_by } = await ask(invitationsAnswer, call, signal);
  return {
    items: items.map((row) => fromRow(invitationFields, row)),
    next,
    ...(total !== undefined && { total }),
    counts: states ? { states, sentBy: sent_by ?? null } : null,
  };
}

export const invitationsQuery = (client: Client, search: string) => ({
  queryKey: invitationKeys.found(search),
  queryFn: ({ pageParam, signal }: { pageParam: InvitationCursor | null; signal: AbortSignal }) =>
    listInvitations(client, { search, after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<Invitation, InvitationCursor>) => next,
});
