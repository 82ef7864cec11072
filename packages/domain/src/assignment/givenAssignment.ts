import type { AsanaName } from '../asana/asanaName.ts';
import { type AssignedWeekday, assignedWeekdays, type Frequency } from './assignment.ts';
import { daysAfter, daysBetween, type LocalDate } from '../days.ts';
import { hasRecipients, type Recipients } from './recipients.ts';

/**
 * Which assignments an admin looks at; the first is the default. `waiting` are answers without a
 * reply.
 */
export const assignmentTabs = ['active', 'all', 'completed', 'waiting'] as const;
export type AssignmentTab = (typeof assignmentTabs)[number];

/** In what way the list of assignments is looked at. */
export interface GivenAssignmentView {
  tab: AssignmentTab;
  /** Of a student's names, a pose's or a class's; empty for all. */
  search: string;
}

/** What can be given. */
export const workKinds = ['asana', 'class'] as const;
export type WorkKind = (typeof workKinds)[number];

/** A pose or a class that was given. */
export interface GivenWork extends AsanaName {
  kind: WorkKind;
  /** Of the pose or the class. */
  id: string;
  /** Then what is open of it cannot be done; never of a class. */
  isDeleted: boolean;
}

/** One occurrence of an assignment, as an admin sees it. */
export interface GivenAssignment {
  id: string;
  /** The server's own text, to the letter: the next page begins after it. */
  createdAt: string;
  student: {
    id: string;
    username: string;
    fullName: string | null;
    displayName: string | null;
  };
  work: GivenWork;
  frequency: Frequency;
  /** The days of the frequency `specific_days`; empty for every other. */
  daysOfWeek: AssignedWeekday[];
  dueDate: LocalDate;
  /** The day it is now where the student lives. */
  today: LocalDate;
  completed: boolean;
  /** ISO time. */
  completedDate: string | null;
  /** The day of that where the student lives. */
  completedDay: LocalDate | null;
  notes: string | null;
  reflectionQuestion: string | null;
  reflectionAnswer: string | null;
  reply: string | null;
  /** ISO time. */
  repliedAt: string | null;
  /** Whether the student has opened the reply. */
  replySeen: boolean;
  /** Whether an occurrence of it is still open, which ending it would remove. */
  goesOn: boolean;
  /** Increases whenever what is asked changes, so that the second of two instructors is warned. */
  revision: number;
  /** The student's present or next pause; null without one. */
  pause: StudentPause | null;
}

/** When nothing is expected of a student: the first and the last day are paused too. */
export interface StudentPause {
  id: string;
  fromDay: LocalDate;
  toDay: LocalDate;
}

/** How far ahead a pause may begin, and its last day lie after its first one. */
export const longestPause = 365;

/** What is wrong with the days of a pause; null for a day that is right or not chosen yet. */
export interface PauseMistakes {
  fromDay: 'past' | 'far' | null;
  toDay: 'before' | 'far' | null;
}

/**
 * What keeps a student from being paused (docs/product.md#pauses).
 *
 * @param options.fromDay empty while none is chosen, and so is `toDay`.
 * @param options.today where the student lives.
 */
export function pauseMistakes({
  fromDay,
  toDay,
  today,
}: Pick<StudentPause, 'fromDay' | 'toDay'> & { today: LocalDate }): PauseMistakes {
  const ahead = fromDay === '' ? 0 : daysBetween(today, fromDay);
  const length = fromDay === '' || toDay === '' ? 0 : daysBetween(fromDay, toDay);
  return {
    fromDay: ahead < 0 ? 'past' : ahead > longestPause ? 'far' : null,
    toDay: length < 0 ? 'before' : length > longestPause ? 'far' : null,
  };
}

/** What an instructor changes in work that is open. */
export interface AssignmentChange extends Pick<
  NewAssignments,
  'frequency' | 'daysOfWeek' | 'dueDate' | 'reflectionQuestion' | 'notes'
> {
  /** Whether all that come change too; the rhythm changes only then. */
  later: boolean;
}

/** The most that the texts of an assignment may hold, in characters. */
export const assignmentLimits = { reflectionQuestion: 500, notes: 2000, reply: 4000 } as const;

/** What an admin assigns: each pose and each class to each recipient. */
export interface NewAssignments extends Recipients {
  asanaIds: string[];
  classIds: string[];
  frequency: Frequency;
  /** Empty unless the frequency is `specific_days`. */
  daysOfWeek: AssignedWeekday[];
  dueDate: LocalDate;
  reflectionQuestion: string | null;
  notes: string | null;
}

/**
 * The day on which work is due first: on chosen days the first of them from a day on, else that day.
 *
 * @param dueDate empty while none is chosen.
 */
export function firstDueDate({
  dueDate,
  daysOfWeek,
}: Pick<NewAssignments, 'dueDate' | 'daysOfWeek'>): LocalDate {
  if (dueDate === '' || daysOfWeek.length === 0) return dueDate;
  const week = Array.from({ length: 7 }, (_, ahead) => daysAfter(dueDate, ahead));
  // Monday comes first in the list, and Sunday is the 0 of the calendar.
  const weekdayOf = (day: LocalDate) =>
    assignedWeekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return week.find((day) => daysOfWeek.some((chosen) => chosen === weekdayOf(day))) ?? dueDate;
}

/** What keeps assignments from being created. */
export type AssignmentsLack = 'required' | 'days';

/**
 * What is still missing before work can be given; null when nothing is.
 *
 * @param dueDate empty while none is chosen.
 */
export function assignmentsLack({
  asanaIds,
  classIds,
  dueDate,
  frequency,
  daysOfWeek,
  ...recipients
}: Omit<NewAssignments, 'reflectionQuestion' | 'notes'>): AssignmentsLack | null {
  const hasWork = asanaIds.length > 0 || classIds.length > 0;
  if (!hasRecipients(recipients) || !hasWork || dueDate === '') return 'required';
  return frequency === 'specific_days' && daysOfWeek.length === 0 ? 'days' : null;
}
