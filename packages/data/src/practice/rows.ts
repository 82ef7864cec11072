import {
  assignedWeekdays,
  type Assignment,
  type Asana,
  frequencies,
  type PausedSession,
  practiceSources,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow } from '../asanas/asanaRow.ts';

const text = z.nullable(z.string());

export const pausedRow = z.object({
  id: z.string(),
  paused_at: z.string(),
  time_remaining: z.number(),
  set_number: z.number(),
  sets: z.number(),
  source: z.catch(z.enum(practiceSources), 'library'),
  intervals: z.catch(z.array(z.tuple([z.number(), z.number()])), []),
});

export const pausedColumns = 'id, paused_at, time_remaining, set_number, sets, source, intervals';

export function toPausedSession(row: z.output<typeof pausedRow>, asana: Asana): PausedSession {
  return {
    id: row.id,
    asana,
    pausedAt: row.paused_at,
    timeRemaining: row.time_remaining,
    setNumber: row.set_number,
    sets: row.sets,
    source: row.source,
    intervals: row.intervals.map(([startedAt, endedAt]) => ({ startedAt, endedAt })),
  };
}

export const assignmentRow = z.object({
  id: z.string(),
  series_id: z.catch(text, null),
  asana: z.nullable(asanaRow),
  due_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  completed: z.boolean(),
  completed_date: text,
  notes: text,
  frequency: z.catch(z.enum(frequencies), 'daily'),
  days_of_week: z.catch(z.array(z.enum(assignedWeekdays)), []),
  reflection_question: text,
  reflection_answer: text,
  reply: text,
  replied_at: text,
  reply_seen_at: text,
});

export function toAssignment(row: z.output<typeof assignmentRow>, asana: Asana | null): Assignment {
  return {
    id: row.id,
    seriesId: row.series_id,
    asana,
    dueDate: row.due_date,
    completed: row.completed,
    completedDate: row.completed_date,
    notes: row.notes,
    frequency: row.frequency,
    daysOfWeek: row.days_of_week,
    reflectionQuestion: row.reflection_question,
    reflectionAnswer: row.reflection_answer,
    reply: row.reply,
    repliedAt: row.replied_at,
    replySeen: row.reply_seen_at !== null,
  };
}
