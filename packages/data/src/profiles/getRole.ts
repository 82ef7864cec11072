import {
  fromRow,
  profileFields,
  type Role,
  type RowFieldsOf,
  selectOf,
  type Settings,
  settingsFields,
  strictRow,
} from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { mediaAddress } from '../media.ts';
import { parse } from '../parse.ts';
import { profileKeys } from './keys.ts';

const { role, username, fullName, avatarPath } = profileFields;
const { displayName, language, theme, textSize, pinchZoom } = settingsFields;
const personFields = { role, username, fullName, displayName, avatarPath };
const preferenceFields = { language, theme, textSize, pinchZoom };
// A database that is older than the app has none.
const inboxFields = {
  waitingReflections: ['waiting_reflections', z.catch(z.nullable(z.number()), null)],
} as const satisfies RowFieldsOf<Pick<RoleOfPerson, 'waitingReflections'>>;
const roleFields = { ...personFields, ...preferenceFields, ...inboxFields };

/** Who is at the admin app's door. */
export interface RoleOfPerson {
  role: Role;
  username: string;
  fullName: string | null;
  displayName: string | null;
  avatarUrl: string | null;
  /** How many answers wait for a reply, 100 at most; null for everybody but administrators. */
  waitingReflections: number | null;
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
    strictRow(roleFields),
    unwrap(await client.from('profiles').select(selectOf(roleFields)).eq('id', userId).single()),
  );
  const { avatarPath, ...person } = fromRow(personFields, row);
  return {
    ...person,
    avatarUrl: mediaAddress(client, avatarPath, 'avatars'),
    ...fromRow(inboxFields, row),
    preferences: fromRow(preferenceFields, row),
  };
}

export const roleQuery = (client: Client, userId: string) => ({
  queryKey: profileKeys.role(userId),
  queryFn: () => getRole(client, userId),
});
