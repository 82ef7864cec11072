import {
  asanaNameFields,
  type CountOfWeek,
  type Dashboard,
  fromRow,
  type Language,
  strictRow,
  assignmentEvents,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { auditActRow, named, nameOf, toAuditEntry } from './auditActRow.ts';
import { dashboardKeys } from './keys.ts';
import { toCheckIn, checkInRow } from './checkInRow.ts';

const countOfWeek = z.object({ count: z.number(), new_this_week: z.number() });

const dashboardAnswer = z.object({
  today: z.iso.date(),
  users: countOfWeek,
  practices: countOfWeek,
  asanas: countOfWeek,
  communities: countOfWeek,
  assignments: z.object({ total: z.number(), completed: z.number() }),
  active_today: z.number(),
  average_seconds: z.nullable(z.number()),
  most_popular: z.nullable(strictRow(asanaNameFields)),
  days: z.array(z.object({ date: z.iso.date(), practices: z.number(), meditations: z.number() })),
  recent: z.array(
    z.object({
      ...named,
      id: z.string(),
      kind: z.enum(assignmentEvents),
      happened_at: z.string(),
      work: strictRow(asanaNameFields),
    }),
  ),
  audit: z.array(auditActRow),
  check_ins: z.array(checkInRow),
  more_check_ins: z.boolean(),
});

const toCount = ({ count, new_this_week }: z.output<typeof countOfWeek>): CountOfWeek => ({
  count,
  newThisWeek: new_this_week,
});

/**
 * The administrators' first page, in one request.
 *
 * @param options.timeZone IANA zone that decides what today is.
 * @param options.weekStart the day on which the reader's weeks begin, 1 (Monday) to 7.
 * @throws DataError; kind `forbidden` for anybody but administrators.
 */
export async function getDashboard(
  client: Client,
  options: { timeZone: string; weekStart: number; language?: Language; signal?: AbortSignal },
): Promise<Dashboard> {
  const { timeZone, weekStart, language = 'english', signal } = options;
  const call = client.rpc('dashboard', { time_zone: timeZone, week_start: weekStart, language });
  const answer = await ask(dashboardAnswer, call, signal);
  return {
    today: answer.today,
    users: toCount(answer.users),
    practices: toCount(answer.practices),
    asanas: toCount(answer.asanas),
    communities: toCount(answer.communities),
    assignments: answer.assignments,
    activeToday: answer.active_today,
    averageSeconds: answer.average_seconds,
    mostPopular: answer.most_popular && fromRow(asanaNameFields, answer.most_popular),
    days: answer.days,
    recent: answer.recent.map((row) => ({
      id: `${row.kind} ${row.id}`,
      kind: row.kind,
      studentName: nameOf(row),
      work: fromRow(asanaNameFields, row.work),
      happenedAt: new Date(row.happened_at),
    })),
    audit: answer.audit.map(toAuditEntry),
    checkIns: answer.check_ins.map(toCheckIn),
    moreCheckIns: answer.more_check_ins,
  };
}

/** Stale at once: students and colleagues act meanwhile. */
export const dashboardQuery = (
  client: Client,
  options: { timeZone: string; weekStart: number; language: Language },
) => ({
  queryKey: dashboardKeys.of(options.timeZone, options.weekStart),
  queryFn: ({ signal }: { signal: AbortSignal }) => getDashboard(client, { ...options, signal }),
  staleTime: 0,
});
