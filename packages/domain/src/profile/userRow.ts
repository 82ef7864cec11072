import { z } from 'zod/mini';
import type { AdminMember, Newcomer } from '../community/adminCommunity.ts';
import type { Recipient } from '../assignment/recipients.ts';
import { nullableText, type RowFieldsOf, text } from '../row.ts';
import type { User } from './user.ts';

/** Somebody by all their names. */
export const newcomerFields = {
  id: ['id', text],
  username: ['username', text],
  fullName: ['full_name', nullableText],
  displayName: ['display_name', nullableText],
} as const satisfies RowFieldsOf<Newcomer>;

export const recipientFields = {
  ...newcomerFields,
  email: ['email', nullableText],
} as const satisfies RowFieldsOf<Recipient>;

/** A person as the admin area lists them. */
export const userFields = {
  ...newcomerFields,
  email: ['email', nullableText],
  avatarPath: ['avatar_url', nullableText],
  role: ['role', z.enum(['user', 'admin'])],
  level: ['level', z.number()],
  points: ['points', z.number()],
  totalPractices: ['total_practices', z.number()],
  lastActiveOn: ['last_active_on', nullableText],
  joinedAt: ['created_at', text],
  leavesAt: ['leaves_at', nullableText],
} as const satisfies RowFieldsOf<Omit<User, 'avatarUrl'>>;

/** Somebody who belongs to a community; the picture is a storage path. */
export const adminMemberFields = {
  ...newcomerFields,
  userId: ['user_id', text],
  avatarPath: ['avatar_url', nullableText],
  joinedAt: ['joined_at', text],
} as const satisfies RowFieldsOf<Omit<AdminMember, 'avatarUrl'> & Pick<User, 'avatarPath'>>;
