import { DataError } from '@niyama/domain';
import { AuthInvalidTokenResponseError } from '@supabase/auth-js';
import type { Client } from '../client.ts';
import { toDataError } from '../errors.ts';
import type { SignedInUser } from './session.ts';

/**
 * Signs a person in.
 *
 * @throws DataError with the auth service's code, such as `invalid_credentials`,
 * `email_not_confirmed` or `over_request_rate_limit`; `no_user` when the answer names nobody.
 */
export async function logIn(
  client: Client,
  credentials: { email: string; password: string },
): Promise<SignedInUser> {
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error instanceof AuthInvalidTokenResponseError) {
    throw new DataError('server', error.message, 'no_user', error);
  }
  if (error) throw toDataError(error);
  return { id: data.user.id, email: data.user.email ?? '' };
}
