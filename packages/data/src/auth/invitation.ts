import type { InvitedPerson, Language } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { invoke } from '../invoke.ts';
import { parse } from '../parse.ts';

const invitedPerson = z.nullable(
  z.object({ email: z.string(), full_name: z.nullable(z.string()) }),
);

/**
 * The person that the link of a mail invites; null when it has ended, was withdrawn or used, or is none.
 *
 * @throws DataError
 */
export async function getInvitation(client: Client, token: string): Promise<InvitedPerson | null> {
  const found = parse(invitedPerson, unwrap(await client.rpc('invitation', { token })));
  return found && { email: found.email, fullName: found.full_name };
}

/** What the person says on the page behind the link. */
export interface Acceptance {
  token: string;
  username: string;
  fullName: string;
  password: string;
  /** The language in use, for the account and its mails. */
  language: Language;
  /** Whether new practice and replies come by email. */
  mails: boolean;
}

/**
 * Makes the account of somebody who is invited. The link proves the address.
 *
 * @returns the address to log in with.
 * @throws DataError with a code of the function accept-invitation: `invitation_over`, `username_taken`,
 * `email_exists`, `weak_password` and others.
 */
export async function acceptInvitation(client: Client, acceptance: Acceptance): Promise<string> {
  const { fullName, ...rest } = acceptance;
  const answer = await invoke(client, 'accept-invitation', { ...rest, full_name: fullName });
  return parse(z.object({ email: z.string() }), answer).email;
}
