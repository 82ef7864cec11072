import type { Language } from '@niyama/domain';
import type { Client } from '../client.ts';
import { toDataError } from '../errors.ts';

export interface NewAccount {
  username: string;
  fullName: string;
  email: string;
  password: string;
  /** The language in use, for the account and its mails. */
  language: Language;
  /** Where the link in the confirmation mail leads. */
  confirmedUrl: string;
}

/**
 * Whether nobody has this username yet. When the lookup itself fails the name counts as free: the
 * unique index of the database decides in the end.
 */
export async function isUsernameFree(client: Client, username: string): Promise<boolean> {
  const { data, error } = await client.rpc('username_available', { candidate: username });
  return error !== null || data;
}

/**
 * Creates an account; the person has to confirm the address by the mail before signing in. The
 * answer is the same for an address that has an account already, so that nobody can try addresses
 * out.
 *
 * @throws DataError with the auth service's code.
 */
export async function signUp(client: Client, account: NewAccount): Promise<void> {
  const { error } = await client.auth.signUp({
    email: account.email,
    password: account.password,
    options: {
      emailRedirectTo: account.confirmedUrl,
      data: {
        username: account.username,
        full_name: account.fullName,
        language: account.language,
      },
    },
  });
  if (error) throw toDataError(error);
}

/**
 * Sends the confirmation mail once more.
 *
 * @throws DataError
 */
export async function resendConfirmation(
  client: Client,
  { email, confirmedUrl }: { email: string; confirmedUrl: string },
): Promise<void> {
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: confirmedUrl },
  });
  if (error) throw toDataError(error);
}
