import type { Leaving } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { invoke } from '../invoke.ts';
import { parse } from '../parse.ts';

const leavingRow = z.nullable(z.object({ due_at: z.string() }));

/**
 * Schedules the account of the caller for deletion in two weeks, behind its password. Every other device
 * is signed out, and until the student keeps or deletes the account the server refuses every call but those below
 * with the code `account_leaving`. A second call changes nothing.
 *
 * @throws DataError with the code `wrong_password`, `last_admin` or `over_request_rate_limit`, among
 *   others.
 */
export async function leaveAccount(client: Client, password: string): Promise<void> {
  await invoke(client, 'leave-account', { password });
}

/**
 * When the account of the caller goes; null when they are not leaving.
 *
 * @throws DataError
 */
export async function fetchLeaving(
  client: Client,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Leaving | null> {
  const found = await ask(leavingRow, client.rpc('my_leaving'), signal);
  return found && { dueAt: found.due_at };
}

export const leavingKeys = {
  all: ['leaving'] as const,
  of: (userId: string) => [...leavingKeys.all, userId] as const,
};

export const leavingQuery = (client: Client, userId: string) => ({
  queryKey: leavingKeys.of(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchLeaving(client, { signal }),
  // The student may have decided on another device to stay.
  staleTime: 0,
});

/**
 * Lets the account stay as it was; for somebody who is not leaving there is nothing to do.
 *
 * @throws DataError
 */
export async function keepAccount(client: Client): Promise<void> {
  unwrap(await client.rpc('keep_account'));
}

/**
 * Mails the link that deletes the account at once to its address; it works for an hour.
 *
 * @throws DataError with the code `deletion_mails_used_up` after five within a day, or `not_leaving`,
 *   among others.
 */
export async function askToDeleteNow(client: Client): Promise<void> {
  unwrap(await client.rpc('ask_to_delete_now'));
}

/**
 * Erases the account whose address got the link with this token, no matter who is logged in here.
 *
 * @returns false when the link has ended or was used.
 * @throws DataError with the code `last_admin`, among others.
 */
export async function deleteAccountNow(client: Client, token: string): Promise<boolean> {
  return parse(z.boolean(), unwrap(await client.rpc('delete_account_now', { token })));
}
