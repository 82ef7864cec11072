import type { Client } from '../client.ts';
import { toDataError } from '../errors.ts';

/**
 * Sends a mail with a link to choose a new password. The answer is the same whether or not the
 * address has an account.
 *
 * @throws DataError
 */
export async function requestPasswordReset(client: Client, email: string): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw toDataError(error);
}

/**
 * Sets the password behind the link of a reset mail (see `logInByLink`); any other session needs the current password as
 * well (see `changePassword`).
 *
 * @throws DataError with the auth service's code, such as `same_password`, `session_not_found` or
 * `current_password_required`.
 */
export async function setPassword(client: Client, password: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw toDataError(error);
}
