import { type AdminCommunity, type CommunityFields, DataError } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { requireUnchangedRow } from '../requireUnchangedRow.ts';
import { adminCommunitySelect, adminCommunityRow, toAdminCommunity } from './adminCommunityRow.ts';

/** The state of a community that a change is made on. */
export type CommunityVersion = Pick<AdminCommunity, 'id' | 'updatedAt'>;

const onlyRow = (client: Client, rows: unknown) =>
  toAdminCommunity(client, requireUnchangedRow(parse(z.array(adminCommunityRow), rows)));

/**
 * Makes a community, still without a picture: its file is named by its id. The id is the caller's, so
 * that sending it again after a lost answer makes no second one.
 *
 * @throws DataError
 */
export async function addCommunity(
  client: Client,
  { id, ...fields }: CommunityFields & { id: string },
): Promise<AdminCommunity> {
  const answer = await client
    .from('communities')
    .insert({ id, ...fields })
    .select(adminCommunitySelect)
    .single();
  if (answer.error?.code === '23505') {
    return updateCommunity(client, await getAdminCommunity(client, id), { fields });
  }
  return toAdminCommunity(client, parse(adminCommunityRow, unwrap(answer)));
}

/**
 * Changes what is said about a community, or where its picture is; what is left out stays.
 *
 * @throws DataError with code `changed_meanwhile` when somebody else has changed it.
 */
export async function updateCommunity(
  client: Client,
  { id, updatedAt }: CommunityVersion,
  { fields, imagePath }: { fields?: CommunityFields; imagePath?: string | null },
): Promise<AdminCommunity> {
  const rows = unwrap(
    await client
      .from('communities')
      .update({ ...fields, ...(imagePath === undefined ? {} : { image_url: imagePath }) })
      .eq('id', id)
      .eq('updated_at', updatedAt)
      .select(adminCommunitySelect),
  );
  return onlyRow(client, rows);
}

/**
 * Deletes a community with its memberships; its picture is left to `removeCommunityPictures`.
 *
 * @returns the community as it was at its end.
 * @throws DataError with code `changed_meanwhile` when somebody else has changed or deleted it.
 */
export async function deleteCommunity(
  client: Client,
  { id, updatedAt }: CommunityVersion,
): Promise<AdminCommunity> {
  const rows = unwrap(
    await client
      .from('communities')
      .delete()
      .eq('id', id)
      .eq('updated_at', updatedAt)
      .select(adminCommunitySelect),
  );
  return onlyRow(client, rows);
}

/**
 * One community as it is now.
 *
 * @throws DataError of kind `notFound` and code `community_not_found` when it is gone.
 */
export async function getAdminCommunity(client: Client, id: string): Promise<AdminCommunity> {
  const row = unwrap(
    await client.from('communities').select(adminCommunitySelect).eq('id', id).maybeSingle(),
  );
  if (row === null) throw new DataError('notFound', 'No such community', 'community_not_found');
  return toAdminCommunity(client, parse(adminCommunityRow, row));
}
