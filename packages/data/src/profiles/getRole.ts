import type { Role, Settings } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { mediaAddress } from '../media.ts';
import { parse } from '../parse.ts';
import { profileKeys } from './keys.ts';
import { profileRow } from './profileRow.ts';

const roleRow = z.pick(profileRow, {
  role: true,
  username: true,
  full_name: true,
  display_name: true,
  avatar_url: true,
  language: true,
  theme: true,
  text_size: true,
  pinch_zoom: true,
});

/** Who is at the admin app's door. */
export interface RoleOfPerson {
  role: Role;
  username: string;
  fullName: string | null;
  displayName: string | null;
  avatarUrl: string | null;
  /** How the person wants the app to look and speak. */
  preferences: Pick<Settings, 'language' | 'theme' | 'textSize' | 'pinchZoom'>;
}

/**
 * The signed-in person's role and name, read from the person's own profile.
 *
 * @throws DataError of kind `notFound` when the account has no profile.
 */
export async function getRole(client: Client, userId: string): Promise<RoleOfPerson> {
  const row = parse(
    roleRow,
    unwrap(
      await client
        .from('profiles')
        .select(
          'role, username, full_name, display_name, avatar_url, language, theme, text_size, pinch_zoom',
        )
        .eq('id', userId)
        .single(),
    ),
  );
  return {
    role: row.role,
    username: row.username,
    fullName: row.full_name,
    displayName: row.display_name,
    avatarUrl: mediaAddress(client, row.avatar_url, 'avatars'),
    preferences: {
      language: row.language,
      theme: row.theme,
      textSize: row.text_size,
      pinchZoom: row.pinch_zoom,
    },
  };
}

export const roleQuery = (client: Client, userId: string) => ({
  queryKey: profileKeys.role(userId),
  queryFn: () => getRole(client, userId),
});
