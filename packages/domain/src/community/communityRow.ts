import { z } from 'zod/mini';
import type { AdminCommunity } from './adminCommunity.ts';
import { nullableText, type RowFieldsOf, text } from '../row.ts';

/** A row of `communities` as an admin keeps it. */
export const adminCommunityFields = {
  id: ['id', text],
  name: ['name', text],
  description: ['description', text],
  imagePath: ['image_url', nullableText],
  memberCount: ['member_count', z.number()],
  createdAt: ['created_at', text],
  updatedAt: ['updated_at', text],
} as const satisfies RowFieldsOf<Omit<AdminCommunity, 'imageUrl'>>;
