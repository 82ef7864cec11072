import type { Assignment, AssignmentPlan, Language } from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { assignmentRow, toAssignment } from '../practice/rows.ts';
import { assignmentKeys } from './keys.ts';

const listedRow = z.extend(assignmentRow, { asana: z.catch(z.nullable(asanaRow), null) });

const answerSchema = z.object({
  work_paused_until: z.nullable(z.string()),
  today: z.array(z.unknown()),
  today_total: z.number(),
  upcoming: z.array(z.unknown()),
  upcoming_total: z.number(),
  replies: z.array(z.unknown()),
  summary: z.object({ assignments: z.number(), completed: z.number() }),
});

/** The rows that can be read: one that cannot must not hide the others. */
function toAssignments(client: Client, rows: unknown[]): Assignment[] {
  return rows.flatMap((row) => {
    const { data } = listedRow.safeParse(row);
    return data ? [toAssignment(client, data)] : [];
  });
}

/** How many rows of each list come at first, and how many more with each asking. */
export const assignmentsAtOnce = 50;

export interface AssignmentsAsked {
  /** IANA zone that decides what today is. */
  timeZone: string;
  /** How many rows of each list are sent at most; the totals count all. */
  atMost: number;
  /** Of the poses. @default 'english' */
  language?: Language;
}

/**
 * The signed-in student's assignments, in one request.
 *
 * @throws DataError
 */
export async function listAssignments(
  client: Client,
  options: AssignmentsAsked & { signal?: AbortSignal },
): Promise<AssignmentPlan> {
  const { timeZone, atMost, language = 'english', signal } = options;
  const call = client.rpc('assignments', { time_zone: timeZone, at_most: atMost, language });
  const answer = await ask(answerSchema, call, signal);
  return {
    workPausedUntil: answer.work_paused_until,
    today: toAssignments(client, answer.today),
    todayTotal: answer.today_total,
    upcoming: toAssignments(client, answer.upcoming),
    upcomingTotal: answer.upcoming_total,
    replies: toAssignments(client, answer.replies),
    summary: answer.summary,
  };
}

/** Stale at once: an instructor may have changed it, or another device completed it. */
export const assignmentsQuery = (
  client: Client,
  userId: string,
  asked: Required<AssignmentsAsked>,
) => ({
  queryKey: assignmentKeys.of(userId, asked.timeZone, asked.atMost),
  queryFn: ({ signal }: { signal: AbortSignal }) => listAssignments(client, { ...asked, signal }),
  staleTime: 0,
});
