import { type Client, getRole, logIn, logOut } from '@niyama/data';
import { consoleLogger, DataError } from '@niyama/domain';
import type { Credentials, SessionUser } from '@niyama/machines';

/** Why an admin's login was refused although the password was right, as codes of its DataError. */
export const refusals = {
  noUser: 'no_user',
  notAdmin: 'not_admin',
  roleUnknown: 'role_unknown',
} as const;

/**
 * Signs in, and out again anybody who is no administrator.
 *
 * @throws DataError of the auth service, or with a code of {@link refusals}.
 */
export async function logInAsAdmin(client: Client, credentials: Credentials): Promise<SessionUser> {
  const user = await logIn(client, credentials);
  try {
    const { role } = await getRole(client, user.id);
    if (role === 'admin') return user;
  } catch (error) {
    await leave(client);
    throw new DataError('server', 'The role could not be read', refusals.roleUnknown, error);
  }
  await leave(client);
  throw new DataError('forbidden', 'Not an administrator', refusals.notAdmin);
}

/** Signs out on this device, also where the server cannot be reached. */
export async function leave(client: Client): Promise<void> {
  try {
    await logOut(client);
  } catch (error) {
    consoleLogger.warn('The server could not be notified of the sign-out', error);
  }
}
