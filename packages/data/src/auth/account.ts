import type { Client } from '../client.ts';
import { toDataError } from '../errors.ts';

/** The signed-in person's account, as the auth service knows it. */
export interface Account {
  email: string;
  /** The address that waits for its confirmation, or null. */
  newEmail: string | null;
}

export const accountKeys = {
  all: ['account'] as const,
  of: (userId: string) => [...accountKeys.all, userId] as const,
};

/** @throws DataError */
export async function getAccount(client: Client): Promise<Account> {
  const { data, error } = await client.auth.getUser();
  if (error) throw toDataError(error);
  return { email: data.user.email ?? '', newEmail: data.user.new_email || null };
}

export const accountQuery = (client: Client, userId: string) => ({
  queryKey: accountKeys.of(userId),
  queryFn: () => getAccount(client),
  // A link of a mail, opened in another place, changes it.
  staleTime: 0,
});

/**
 * Makes sure that it is the person, by the current password: this device gets a new session, which
 * is what the auth service asks for before a password changes (`secure_password_change`).
 *
 * @throws DataError with code `invalid_credentials` when it is not the password.
 */
async function proveIdentity(
  client: Client,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  const { error } = await client.auth.signInWithPassword({ email, password: currentPassword });
  if (error) throw toDataError(error);
}

/**
 * Replaces the password, behind the current one; every other device is signed out.
 *
 * @throws DataError with code `invalid_credentials` for a wrong current password, or the auth
 * service's own, such as `same_password`.
 */
export async function changePassword(
  client: Client,
  change: { email: string; currentPassword: string; password: string },
): Promise<void> {
  await proveIdentity(client, change);
  const { error } = await client.auth.updateUser({
    password: change.password,
    current_password: change.currentPassword,
  });
  if (error) throw toDataError(error);
}

/**
 * Asks for another address, behind the current password. It changes when the links of both mails,
 * to the old and to the new address, have been opened.
 *
 * @returns the account with the address that waits.
 * @throws DataError with code `invalid_credentials`, `email_exists` and the like.
 */
export async function changeEmail(
  client: Client,
  change: {
    email: string;
    currentPassword: string;
    newEmail: string;
  },
): Promise<Account> {
  await proveIdentity(client, change);
  const { data, error } = await client.auth.updateUser({ email: change.newEmail });
  if (error) throw toDataError(error);
  return { email: data.user.email ?? '', newEmail: data.user.new_email || null };
}

/**
 * Sends both mails of a change of address once more.
 *
 * @throws DataError
 */
export async function resendEmailChange(client: Client, email: string): Promise<void> {
  const { error } = await client.auth.resend({ type: 'email_change', email });
  if (error) throw toDataError(error);
}
