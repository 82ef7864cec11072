import type { AsanaName } from '../asana/asanaName.ts';
import { daysAfter, type LocalDate } from '../days.ts';
import type { User } from '../profile/user.ts';

/** How many there are, and how many of them came in the reader's own week. */
export interface CountOfWeek {
  count: number;
  newThisWeek: number;
}

/** What the whole school finished on one day. */
export interface SchoolDay {
  date: LocalDate;
  practices: number;
  meditations: number;
}

/**
 * What can happen to work that an instructor gave: `answered` is completed with an answer to its
 * question, `replied` what an instructor then writes. The next occurrence, which nobody gives, is none.
 */
export const assignmentEvents = ['given', 'completed', 'answered', 'replied'] as const;
export type AssignmentEvent = (typeof assignmentEvents)[number];

/** What happened to a piece of work. */
export interface RecentEvent {
  /** The id of the event: one piece of work can have several. */
  id: string;
  kind: AssignmentEvent;
  /** The student; null when there is no name: 'Unknown User'. */
  studentName: string | null;
  /** What the pose or the class is called. */
  work: AsanaName;
  happenedAt: Date;
}

/** The tables whose changes by administrators are written down. */
export const auditedTables = [
  'profiles',
  'asanas',
  'asana_translations',
  'assigned_asanas',
  'communities',
  'community_members',
  'app_settings',
  'daily_mandatory_asanas',
  'invitations',
  'classes',
] as const;
export type AuditedTable = (typeof auditedTables)[number];

/**
 * What was done, as the page says it: a pose that was archived reads as deleted, since that is what
 * administrators call it; `update` is any change without a more specific word.
 */
export type AuditAct =
  | 'insert'
  | 'update'
  | 'delete'
  | 'archive'
  | 'restore'
  | 'role'
  | 'reply'
  | 'pause'
  | 'resume'
  | 'note'
  | 'noteDeleted';

/** What an administrator did to the rows of one table in one moment. */
export interface AuditEntry {
  id: string;
  /** Null for an administrator who is gone or has no name. */
  adminName: string | null;
  act: AuditAct;
  /** Null for a table that this version does not know. */
  table: AuditedTable | null;
  /** How many rows it was, such as those of an import. */
  count: number;
  /** The first three of them. */
  rows: {
    /** What the row is called, or was at its end; null for one that has no name. */
    subject: string | null;
    /** Of an assignment, the username; null for every other row. */
    student: string | null;
  }[];
  happenedAt: Date;
}

/** In what way the changes of administrators are looked at. */
export interface AuditView {
  /** Whose, by id; `all` for everybody's. */
  who: string;
  what: AuditedTable | 'all';
}

/** Somebody who changed something. */
export interface AuditPerson {
  id: string;
  /** Null for an administrator who is gone or has no name. */
  name: string | null;
}

/** Why an instructor should check in with a student (docs/product.md#check-ins). */
export const checkInReasons = ['answer', 'new', 'silent', 'adherence'] as const;
export type CheckInReason = (typeof checkInReasons)[number];

/** A student an instructor should check in with, and why. */
export interface CheckIn {
  student: Pick<User, 'id' | 'username' | 'fullName' | 'displayName' | 'email'>;
  reason: CheckInReason;
  /** Of `answer`, `new` and `silent`: how long it has been so; else 0. */
  days: number;
  /** Of `silent`: on how many days of the four weeks before they practiced; else 0. */
  daysBefore: number;
  /** Of `adherence`: what was done of what was expected in two weeks; else nothing of nothing. */
  lately: { done: number; expected: number };
  /** The same of the four weeks before. */
  before: { done: number; expected: number };
}

/** What the dashboard shows, from one request. */
export interface Dashboard {
  /** The reader's own day. */
  today: LocalDate;
  users: CountOfWeek;
  /** Work that was given and is still to be done; new is what somebody gave. */
  practices: CountOfWeek;
  asanas: CountOfWeek;
  communities: CountOfWeek;
  /** All work that was ever given. */
  assignments: { total: number; completed: number };
  /** People who finished a practice or a meditation today. */
  activeToday: number;
  /** Of the practices and meditations of four weeks; null without any. */
  averageSeconds: number | null;
  /** The pose practiced most in four weeks; null without any. */
  mostPopular: AsanaName | null;
  /** The days of the last four weeks that hold anything, oldest first. */
  days: SchoolDay[];
  /** The latest five, newest first. */
  recent: RecentEvent[];
  /** The latest eight, newest first. */
  audit: AuditEntry[];
  /** At most five, the most urgent first. */
  checkIns: CheckIn[];
  /** Whether others may follow them. */
  moreCheckIns: boolean;
}

/** The share of the assigned work that was done, as a whole percent; 0 without any. */
export const completionRate = ({ total, completed }: Dashboard['assignments']): number =>
  total === 0 ? 0 : Math.round((100 * completed) / total);

/** The four weeks that end with a day, each day with what it holds, oldest first. */
export function schoolDays(days: readonly SchoolDay[], today: LocalDate): SchoolDay[] {
  const known = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: 28 }, (_, index) => {
    const date = daysAfter(today, index - 27);
    return known.get(date) ?? { date, practices: 0, meditations: 0 };
  });
}
