import { z } from 'zod/mini';
import type { AdminCommunity } from './adminCommunity.ts';
import type { RowFieldsOf } from './row.ts';

/** A row of `communities` as an admin keeps it. */
export const adminCommunityFields = {
  id: ['id', z.string()],
  name: ['name', z.string()],
  description: ['description', z.string()],
  imagePath: ['image_url', z.nullable(z.string())],
  memberCount: ['member_count', z.number()],
  createdAt: ['created_at', z.string()],
  updatedAt: ['updated_at', z.string()],
} as const satisfies RowFieldsOf<Omit<AdminCommunity, 'imageUrl'>>;
