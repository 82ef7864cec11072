import type { Community } from './community.ts';
import type { User } from '../profile/user.ts';

/** A community as an admin keeps it. */
export interface AdminCommunity extends Omit<Community, 'joined' | 'textLanguage'> {
  /** What the row holds: a storage path or an https address. */
  imagePath: string | null;
  /** A moment, in ISO 8601. */
  createdAt: string;
  /** When it was last changed, to the letter: a change names the state that it was made on. */
  updatedAt: string;
}

/** What an admin writes about a community. */
export type CommunityFields = Pick<AdminCommunity, 'name' | 'description'>;

/** What stands for a description that nobody wrote; also the database's own default. */
export const defaultCommunityDescription = 'A yoga community';

/** The database's limits. Lengths in characters. */
export const communityLimits = { name: 100, description: 2000 } as const;

/** Somebody who could be added to a community. */
export type Newcomer = Pick<User, 'id' | 'username' | 'fullName' | 'displayName'>;

/** Somebody who belongs to a community, as an admin sees them. */
export interface AdminMember extends Omit<Newcomer, 'id'>, Pick<User, 'avatarUrl'> {
  /** Of the membership, which ends when it is deleted. */
  id: string;
  userId: string;
  /** A moment, in ISO 8601. */
  joinedAt: string;
}
