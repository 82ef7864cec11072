import {
  type Asana,
  assignedClassFields,
  type Assignment,
  assignmentFields,
  fromRow,
  type PausedSession,
  practiceSources,
  strictRow,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow, toAsana } from '../asanas/asanaRow.ts';
import type { Client } from '../client.ts';

export const pausedRow = z.object({
  id: z.string(),
  paused_at: z.string(),
  time_remaining: z.number(),
  set_number: z.number(),
  sets: z.number(),
  set_seconds: z.nullable(z.number()),
  source: z.catch(z.enum(practiceSources), 'library'),
  intervals: z.catch(z.array(z.tuple([z.number(), z.number()])), []),
});

export const pausedSelect =
  'id, paused_at, time_remaining, set_number, sets, set_seconds, source, intervals';

export function toPausedSession(row: z.output<typeof pausedRow>, asana: Asana): PausedSession {
  return {
    id: row.id,
    asana,
    pausedAt: row.paused_at,
    timeRemaining: row.time_remaining,
    setNumber: row.set_number,
    sets: row.sets,
    setSeconds: row.set_seconds,
    source: row.source,
    intervals: row.intervals.map(([startedAt, endedAt]) => ({ startedAt, endedAt })),
  };
}

export const assignmentRow = z.extend(strictRow(assignmentFields), {
  asana: z.nullable(asanaRow),
  class: z.nullable(strictRow(assignedClassFields)),
});

export function toAssignment(client: Client, row: z.output<typeof assignmentRow>): Assignment {
  const { replySeenAt, ...assignment } = fromRow(assignmentFields, row);
  return {
    ...assignment,
    asana: row.asana && toAsana(client, row.asana),
    assignedClass: row.class && fromRow(assignedClassFields, row.class),
    replySeen: replySeenAt !== null,
  };
}
