import { DataError, type User } from '@niyama/domain';
import type { Client } from '../client.ts';
import { listUsers } from './listUsers.ts';

/**
 * A person as the server knows them now, after another admin has changed them.
 *
 * @throws DataError of kind `notFound` and code `user_not_found` when the account is gone.
 */
export async function reloadUser(client: Client, user: User): Promise<User> {
  const { items } = await listUsers(client, {
    // The address is what no admin changes; without one the person is looked for by the old name.
    view: {
      search: user.email ?? user.username,
      show: 'all',
      sort: { column: 'joined', direction: 'descending' },
    },
    after: null,
  });
  const found = items.find(({ id }) => id === user.id);
  if (!found) throw new DataError('notFound', 'No such person any more', 'user_not_found');
  return found;
}
