import type { AsanaName } from '../asana/asanaName.ts';
import type { Frequency, AssignedWeekday } from '../assignment/assignment.ts';
import type { LocalDate } from '../days.ts';
import type { GivenAssignment, StudentPause } from '../assignment/givenAssignment.ts';
import type { User } from '../profile/user.ts';

/** What a student did in one week, and how much of it was asked for. */
export interface StudentWeek {
  /** Its first day, by the reader's week. */
  week: LocalDate;
  /** On how many days given work was expected, summed over all that was given. */
  expected: number;
  /** On how many of these it was done. */
  done: number;
  /** Of practices and meditations. */
  seconds: number;
  /** On how many days anything was practiced. */
  days: number;
}

/** All occurrences of one piece of work that was given to a student. */
export interface StudentSeries {
  id: string;
  work: GivenAssignment['work'];
  frequency: Frequency;
  /** The days of the frequency `specific_days`; empty for every other. */
  daysOfWeek: AssignedWeekday[];
  startsOn: LocalDate;
  /** When it is due next; null once it is over. */
  dueDate: LocalDate | null;
}

/** A practice or a meditation, as an instructor sees it in a list. */
export interface StudentSession {
  id: string;
  /** Null for a meditation. */
  asana: AsanaName | null;
  seconds: number;
  /** The day on which the student practiced, where they were. */
  day: LocalDate;
}

/** What a student wrote after work that was given, and what was replied. */
export interface StudentReflection extends Pick<
  GivenAssignment,
  'id' | 'work' | 'reflectionQuestion' | 'reply' | 'replySeen'
> {
  /** The day of the student. */
  completedDay: LocalDate;
  reflectionAnswer: string;
}

/** What an instructor noted of a student, for other instructors. */
export interface StudentNote {
  id: string;
  body: string;
  /** A moment, in ISO 8601. */
  createdAt: string;
  /** When it was changed last; null if never. */
  changedAt: string | null;
  /** Whether the reader wrote it: nobody else changes it. */
  isOwn: boolean;
  /** Null when the author's account is gone. */
  authorName: string | null;
}

/** The most that a note may hold, in characters. */
export const longestNote = 4000;

/** All that an instructor sees of one student. */
export interface StudentPage {
  person: Pick<User, 'id' | 'username' | 'fullName' | 'displayName' | 'email' | 'avatarUrl'>;
  /** When the account was made. */
  since: string;
  /** When the account is deleted, if the student has asked for that. */
  leavesAt: string | null;
  /** The student's IANA zone; null while it is not known. */
  zone: string | null;
  /** The day it is there, or in Greenwich. */
  today: LocalDate;
  /** As the student reads it. */
  streak: number;
  /** The present or next pause; null without one. */
  pause: StudentPause | null;
  /** Twelve, the running one last. */
  weeks: StudentWeek[];
  /** At most twenty: what is open by its day, then what was given last. */
  series: StudentSeries[];
  /** The latest twenty. */
  sessions: StudentSession[];
  /** The latest twenty. */
  reflections: StudentReflection[];
  /** The latest first. */
  notes: StudentNote[];
}

/**
 * The share of what was expected that was done, in whole percent; null, and not 0, where nothing was
 * expected.
 */
export const adherenceOf = ({ expected, done }: Pick<StudentWeek, 'expected' | 'done'>) =>
  expected === 0 ? null : Math.round((100 * done) / expected);
