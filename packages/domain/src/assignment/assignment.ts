import type { Asana } from '../asana/asana.ts';
import type { LocalDate } from '../days.ts';
import type { AssignedClass } from './assignedClass.ts';

export const frequencies = ['daily', 'weekly', 'biweekly', 'specific_days', 'once'] as const;
export type Frequency = (typeof frequencies)[number];

/** In the order of the calendar's standard week, with the words that the database stores. */
export const assignedWeekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type AssignedWeekday = (typeof assignedWeekdays)[number];

/** A day that has this name, for formatting it: 1 January 2024 was a Monday. */
export const dayNamed = (weekday: AssignedWeekday) =>
  `2024-01-0${assignedWeekdays.indexOf(weekday) + 1}`;

/** How many characters the answer to a reflection question has at most. */
export const longestAnswer = 4000;

/**
 * One occurrence of work that an instructor gave: a pose or a class. Completing it makes the next, unless it is
 * given once.
 */
export interface Assignment {
  id: string;
  /** What all occurrences of the same work share. */
  seriesId: string | null;
  /** Null of a class, and when the pose can no longer be read. */
  asana: Asana | null;
  /** Null of a pose. */
  assignedClass: AssignedClass | null;
  /** A calendar day, `YYYY-MM-DD`, in the student's own calendar. */
  dueDate: LocalDate;
  completed: boolean;
  /** ISO time. */
  completedDate: string | null;
  notes: string | null;
  frequency: Frequency;
  /** The days of the frequency `specific_days`; empty for every other. */
  daysOfWeek: AssignedWeekday[];
  reflectionQuestion: string | null;
  reflectionAnswer: string | null;
  reply: string | null;
  /** ISO time of the instructor's reply. */
  repliedAt: string | null;
  /** False until the student has opened the reply, which marks it as new. */
  replySeen: boolean;
}

/** A student's assignments as one request brings them, every list by its due day. */
export interface AssignmentPlan {
  /** The last day of the pause that the student is in; null without one. */
  workPausedUntil: LocalDate | null;
  /** Due by the end of the local day, and what was completed on it. */
  today: Assignment[];
  /** How many there are, however many were sent. */
  todayTotal: number;
  /** Due on a later day. */
  upcoming: Assignment[];
  upcomingTotal: number;
  /** Completed on an earlier day, with a reply that was not opened yet; the newest reply first. */
  replies: Assignment[];
  /** Of today, without what can no longer be practiced. */
  summary: {
    assignments: number;
    /** How many of the assignments. */
    completed: number;
  };
}
