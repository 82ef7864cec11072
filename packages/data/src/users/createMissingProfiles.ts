import type { MissingProfiles } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { invoke } from '../invoke.ts';
import { parse } from '../parse.ts';

const account = z.object({
  id: z.string(),
  email: z.nullish(z.string()),
  user_metadata: z.nullish(z.record(z.string(), z.unknown())),
});
const accountsAnswer = z.object({ users: z.array(account) });
type Account = z.output<typeof account>;

/**
 * All accounts of the auth service.
 *
 * @throws DataError
 */
export async function listAccounts(client: Client): Promise<Account[]> {
  return parse(accountsAnswer, await invoke(client, 'get-all-users', {})).users;
}

const createdAnswer = z.object({ missing: z.number(), created: z.number() });

/**
 * Makes a profile for each of the accounts that has none. Doing it again changes nothing.
 *
 * @throws DataError
 */
export async function createMissingProfiles(
  client: Client,
  accounts: readonly Account[],
): Promise<MissingProfiles> {
  const answer = await client.rpc('create_missing_profiles', {
    users: accounts.map(({ id, email, user_metadata }) => ({
      id,
      email: email ?? null,
      user_metadata: user_metadata ?? {},
    })) as never,
  });
  return { users: accounts.length, ...parse(createdAnswer, unwrap(answer)) };
}
