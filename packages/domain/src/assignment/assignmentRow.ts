import { z } from 'zod/mini';
import { asanaNameFields } from '../asana/asanaName.ts';
import { assignedWeekdays, type Assignment, frequencies } from './assignment.ts';
import {
  type GivenAssignment,
  type GivenWork,
  type StudentPause,
  workKinds,
} from './givenAssignment.ts';
import type { HistoryAssignment } from '../progress/history.ts';
import { nullableText, type RowFieldsOf, text } from '../row.ts';
import type { StudentSeries } from '../instructor/studentPage.ts';

const day = text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The texts of an assignment, as a student's history shows them. */
export const historyAssignmentFields = {
  id: ['id', text],
  notes: ['notes', nullableText],
  reflectionQuestion: ['reflection_question', nullableText],
  reflectionAnswer: ['reflection_answer', nullableText],
  reply: ['reply', nullableText],
  repliedAt: ['replied_at', nullableText],
  replySeenAt: ['reply_seen_at', nullableText],
} as const satisfies RowFieldsOf<HistoryAssignment>;

const rhythmFields = {
  frequency: ['frequency', z.catch(z.enum(frequencies), 'daily')],
  daysOfWeek: ['days_of_week', z.catch(z.array(z.enum(assignedWeekdays)), [])],
} as const;

const occurrenceFields = {
  ...historyAssignmentFields,
  ...rhythmFields,
  dueDate: ['due_date', day],
  completed: ['completed', z.boolean()],
  completedDate: ['completed_date', nullableText],
} as const;

/** An assignment as its student reads it, beside its pose or its class. */
export const assignmentFields = {
  ...occurrenceFields,
  seriesId: ['series_id', z.catch(nullableText, null)],
} as const satisfies RowFieldsOf<
  Omit<Assignment, 'asana' | 'assignedClass' | 'replySeen'> & HistoryAssignment
>;

/** An assignment as an admin reads it, beside its work and its student. */
export const givenAssignmentFields = {
  ...occurrenceFields,
  createdAt: ['created_at', text],
  today: ['today', day],
  completedDay: ['completed_day', z.nullable(day)],
  goesOn: ['goes_on', z.boolean()],
  revision: ['revision', z.number()],
} as const satisfies RowFieldsOf<
  Omit<GivenAssignment, 'work' | 'student' | 'pause' | 'replySeen'> & HistoryAssignment
>;

export const givenWorkFields = {
  ...asanaNameFields,
  kind: ['kind', z.enum(workKinds)],
  id: ['id', text],
  isDeleted: ['archived', z.boolean()],
} as const satisfies RowFieldsOf<GivenWork>;

export const studentPauseFields = {
  id: ['id', text],
  fromDay: ['from_day', day],
  toDay: ['to_day', day],
} as const satisfies RowFieldsOf<StudentPause>;

/** All occurrences of one piece of work, as an admin reads them beside it. */
export const studentSeriesFields = {
  ...rhythmFields,
  id: ['id', text],
  startsOn: ['starts_on', day],
  dueDate: ['due_date', z.nullable(day)],
} as const satisfies RowFieldsOf<Omit<StudentSeries, 'work'>>;
