import {
  assignedWeekdays,
  frequencies,
  fromRow,
  type GivenAssignment,
  newcomerFields,
  strictRow,
} from '@niyama/domain';
import { z } from 'zod/mini';

const text = z.nullable(z.string());
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const givenAssignmentRow = z.object({
  id: z.string(),
  created_at: z.string(),
  student: strictRow(newcomerFields),
  asana: z.object({ id: z.string(), name: z.string(), archived: z.boolean() }),
  frequency: z.catch(z.enum(frequencies), 'daily'),
  days_of_week: z.catch(z.array(z.enum(assignedWeekdays)), []),
  due_date: day,
  today: day,
  completed: z.boolean(),
  completed_date: text,
  notes: text,
  reflection_question: text,
  reflection_answer: text,
  reply: text,
  replied_at: text,
  reply_seen_at: text,
  goes_on: z.boolean(),
});

export function toGivenAssignment(row: z.output<typeof givenAssignmentRow>): GivenAssignment {
  return {
    id: row.id,
    createdAt: row.created_at,
    student: fromRow(newcomerFields, row.student),
    asana: { id: row.asana.id, name: row.asana.name, isDeleted: row.asana.archived },
    frequency: row.frequency,
    daysOfWeek: row.days_of_week,
    dueDate: row.due_date,
    today: row.today,
    completed: row.completed,
    completedDate: row.completed_date,
    notes: row.notes,
    reflectionQuestion: row.reflection_question,
    reflectionAnswer: row.reflection_answer,
    reply: row.reply,
    repliedAt: row.replied_at,
    replySeen: row.reply_seen_at !== null,
    goesOn: row.goes_on,
  };
}
