import type { AdminCommunity } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

/** A row of `communities` as an admin keeps it. */
export const adminCommunityRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  member_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** The columns of {@link adminCommunityRow}, for a select. */
export const adminCommunityColumns =
  'id, name, description, image_url, member_count, created_at, updated_at';

export const toAdminCommunity = (
  client: Client,
  row: z.output<typeof adminCommunityRow>,
): AdminCommunity => ({
  id: row.id,
  name: row.name,
  description: row.description,
  imageUrl: mediaAddress(client, row.image_url, 'community_images'),
  imagePath: row.image_url,
  memberCount: row.member_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
