import type { LocalDate } from '../days.ts';
import type { Role } from './profile.ts';
import type { TableView } from '../table.ts';

/** A person as the admin area lists them. */
export interface User {
  id: string;
  /** Null for an account without an address. */
  email: string | null;
  username: string;
  fullName: string | null;
  displayName: string | null;
  /** A public address. */
  avatarUrl: string | null;
  /** The same picture as the database names it; what two admins who edit one person compare. */
  avatarPath: string | null;
  role: Role;
  level: number;
  points: number;
  totalPractices: number;
  /** The last day with a practice or a meditation, where the person lives; null for none. */
  lastActiveOn: LocalDate | null;
  /** When the account was made. */
  joinedAt: string;
  /** When the account is deleted, if they have asked for that. */
  leavesAt: string | null;
}

/** Of how many people at once the server takes an act. */
export const mostPeopleAtOnce = 500;

/** What people can be sorted by; the default comes first, the day they joined. */
export const userColumns = [
  'joined',
  'name',
  'email',
  'level',
  'practices',
  'points',
  'active',
  'role',
] as const;
export type UserColumn = (typeof userColumns)[number];

/** Which people are listed (docs/product.md#people); the first is the default. */
export const userFilters = ['all', 'admins', 'inactive', 'overdue', 'new'] as const;
export type UserFilter = (typeof userFilters)[number];

/** In what way the list of people is looked at. */
export interface UserView extends TableView<UserColumn> {
  show: UserFilter;
}

/** What an admin changes about a person. */
export interface UserChange {
  fullName: string;
  username: string;
  removesAvatar: boolean;
}
