import { DataError } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { mediaAddress } from '../media.ts';
import { parse } from '../parse.ts';
import { sendAgain } from '../sendAgain.ts';

const savedRow = z.object({
  username: z.string(),
  full_name: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});

/** What a student changes about the profile. */
export interface ProfileChange {
  username: string;
  /** Empty for none. */
  fullName: string;
  /** A storage path, null to have no photo, undefined to leave it. */
  avatarPath?: string | null | undefined;
}

/** The changed fields as the profile now has them. */
export interface SavedProfile {
  username: string;
  fullName: string | null;
  /** A public address. */
  avatarUrl: string | null;
}

/**
 * Saves the profile in one request.
 *
 * @throws DataError of kind `conflict` when somebody has the username, decided by the unique index;
 * kind `notFound` and code `no_profile` when there is no such profile.
 */
export async function updateProfile(
  client: Client,
  userId: string,
  { username, fullName, avatarPath }: ProfileChange,
): Promise<SavedProfile> {
  const [row] = parse(
    z.array(savedRow),
    await sendAgain(async () =>
      unwrap(
        await client
          .from('profiles')
          .update({
            username,
            full_name: fullName === '' ? null : fullName,
            ...(avatarPath === undefined ? {} : { avatar_url: avatarPath }),
            updated_at: new Date().toISOString(),
          })
          .eq('id', userId)
          .select('username, full_name, avatar_url'),
      ),
    ),
  );
  if (!row) throw new DataError('notFound', 'No profile', 'no_profile');
  return {
    username: row.username,
    fullName: row.full_name,
    avatarUrl: mediaAddress(client, row.avatar_url, 'avatars'),
  };
}
