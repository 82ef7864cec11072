import type { NewUserValues, Role, User, UserChange } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { invoke } from '../invoke.ts';
import { parse } from '../parse.ts';

const created = z.object({ user: z.nullish(z.object({ id: z.nullish(z.string()) })) });

/**
 * Makes a confirmed account with its profile.
 *
 * @returns the id of the new person; null when the function named none.
 * @throws DataError with a code of the function create-user, such as `username_taken`.
 */
export async function createUser(client: Client, user: NewUserValues): Promise<string | null> {
  const answer = await invoke(client, 'create-user', {
    email: user.email,
    password: user.password,
    user_metadata: { full_name: user.fullName, username: user.username, role: user.role },
  });
  return parse(created, answer).user?.id ?? null;
}

/**
 * Changes how a person is called, and takes the picture away if asked to.
 *
 * @param options.user the person as the admin sees them.
 * @throws DataError with the code `username_taken` or `changed_meanwhile`, among others.
 */
export async function updateUser(
  client: Client,
  { user, change }: { user: User; change: UserChange },
): Promise<void> {
  await invoke(client, 'update-user', {
    user_id: user.id,
    full_name: change.fullName,
    username: change.username,
    removes_avatar: change.removesAvatar,
    seen: { username: user.username, full_name: user.fullName, avatar_url: user.avatarPath },
  });
}

/**
 * Deletes an account with everything that belongs to it, files included.
 *
 * @throws DataError with the code `own_account` or `user_not_found`, among others.
 */
export async function deleteUser(client: Client, userId: string): Promise<void> {
  await invoke(client, 'delete-user', { user_id: userId });
}

/**
 * Makes a person an admin, or no longer one.
 *
 * @throws DataError with the code `last_admin`, `own_role` or `user_not_found`, among others.
 */
export async function setRole(
  client: Client,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  unwrap(await client.rpc('set_role', { user_id: userId, role }));
}
