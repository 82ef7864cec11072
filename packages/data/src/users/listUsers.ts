import {
  fromRow,
  type Row,
  strictRow,
  type TablePage,
  type User,
  userFields,
  type UserView,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';
import { userKeys } from './keys.ts';

const usersAnswer = z.object({
  items: z.array(strictRow(userFields)),
  next: z.nullable(z.object({ key: z.string(), id: z.string() })),
  total: z.nullable(z.number()),
});

/** Where a page begins: after this person, in the order of the view. */
export type UserCursor = NonNullable<z.output<typeof usersAnswer>['next']>;

/**
 * A page of 50 people with their addresses, in one request.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listUsers(
  client: Client,
  options: { view: UserView; after: UserCursor | null; signal?: AbortSignal },
): Promise<TablePage<User, UserCursor>> {
  const { view, after, signal } = options;
  const call = client.rpc('admin_users', {
    search: view.search,
    show: view.show,
    sort_by: view.sort.column,
    descending: view.sort.direction === 'descending',
    ...(after ? { after } : {}),
  });
  const { items, ...rest } = await ask(usersAnswer, call, signal);
  return { items: items.map((row) => toUser(client, row)), ...rest };
}

function toUser(client: Client, row: Row<typeof userFields>): User {
  const user = fromRow(userFields, row);
  return { ...user, avatarUrl: mediaAddress(client, user.avatarPath, 'avatars') };
}

export const usersQuery = (client: Client, view: UserView) => ({
  queryKey: userKeys.list(view),
  queryFn: ({ pageParam, signal }: { pageParam: UserCursor | null; signal: AbortSignal }) =>
    listUsers(client, { view, after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<User, UserCursor>) => next,
});
