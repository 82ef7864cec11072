import { daysBetween, type LocalDate } from '../days.ts';

/** What an assignment's label says; the words live in the catalogs. */
export type DueLabel =
  | { kind: 'overdue'; days: number }
  | { kind: 'today' }
  | { kind: 'future'; date: LocalDate };

/**
 * Compares calendar days, so that work due today is never overdue.
 *
 * @param dueDate the day it is due.
 * @param today the student's own day, from `localDate`.
 */
export function dueLabel(dueDate: LocalDate, today: LocalDate): DueLabel {
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return { kind: 'overdue', days: -daysLeft };
  return daysLeft === 0 ? { kind: 'today' } : { kind: 'future', date: dueDate };
}
