import {
  type AdminCommunity,
  adminCommunityFields,
  fromRow,
  type Row,
  selectOf,
  strictRow,
} from '@niyama/domain';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

/** A row of `communities` as an admin keeps it. */
export const adminCommunityRow = strictRow(adminCommunityFields);

/** The columns of {@link adminCommunityRow}, for a select. */
export const adminCommunitySelect = selectOf(adminCommunityFields);

export function toAdminCommunity(
  client: Client,
  row: Row<typeof adminCommunityFields>,
): AdminCommunity {
  const community = fromRow(adminCommunityFields, row);
  return {
    ...community,
    imageUrl: mediaAddress(client, community.imagePath, 'community_images'),
  };
}
