import type { Client } from '../client.ts';
import { toDataError } from '../errors.ts';

/**
 * Signs this device out. A session that the server no longer knows counts as signed out.
 *
 * @throws DataError when the call to the server fails; the device is signed out all the same.
 */
export async function logOut(client: Client): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) throw toDataError(error);
}

/**
 * Signs the person out on every device; the others notice it at their next call.
 *
 * @throws DataError when the call to the server fails; then nobody is signed out.
 */
export async function logOutEverywhere(client: Client): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'global' });
  if (error) throw toDataError(error);
}
