import {
  type AuditAct,
  auditedTables,
  type CountOfWeek,
  type Dashboard,
  displayName,
} from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { dashboardKeys } from './keys.ts';

const countOfWeek = z.object({ count: z.number(), new_this_week: z.number() });
const named = {
  display_name: z.nullable(z.string()),
  full_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
};
const namedRow = z.object(named);

const auditRow = z.object({
  ...named,
  id: z.number(),
  happened_at: z.string(),
  action: z.enum(['insert', 'update', 'delete', 'archive', 'restore']),
  table_name: z.catch(z.nullable(z.enum(auditedTables)), null),
  columns: z.array(z.string()),
  subject: z.nullable(z.string()),
});

const dashboardAnswer = z.object({
  today: z.iso.date(),
  users: countOfWeek,
  practices: countOfWeek,
  asanas: countOfWeek,
  communities: countOfWeek,
  assignments: z.object({ total: z.number(), completed: z.number() }),
  active_today: z.number(),
  average_seconds: z.nullable(z.number()),
  most_popular: z.nullable(z.object({ id: z.string(), name: z.string() })),
  days: z.array(z.object({ date: z.iso.date(), practices: z.number(), sits: z.number() })),
  recent: z.array(
    z.object({
      ...named,
      id: z.string(),
      created_at: z.string(),
      completed: z.boolean(),
      asana_name: z.string(),
    }),
  ),
  audit: z.array(auditRow),
});

const toCount = ({ count, new_this_week }: z.output<typeof countOfWeek>): CountOfWeek => ({
  count,
  newThisWeek: new_this_week,
});
const nameOf = (row: z.output<typeof namedRow>) =>
  displayName({ displayName: row.display_name, fullName: row.full_name, username: row.username }, [
    'fullName',
    'username',
  ]);

function actOf({ action, table_name, columns }: z.output<typeof auditRow>): AuditAct {
  if (action === 'archive') return 'delete';
  if (action !== 'update') return action;
  if (table_name === 'profiles' && columns.includes('role')) return 'role';
  if (table_name === 'assigned_asanas' && columns.includes('reply')) return 'reply';
  return 'update';
}

/**
 * The administrators' first page, in one request.
 *
 * @param options.timeZone IANA zone that decides what today is.
 * @param options.weekStart the day on which the reader's weeks begin, 1 (Monday) to 7.
 * @throws DataError; kind `forbidden` for whoever is no administrator.
 */
export async function getDashboard(
  client: Client,
  options: { timeZone: string; weekStart: number; signal?: AbortSignal },
): Promise<Dashboard> {
  const { timeZone, weekStart, signal } = options;
  const call = client.rpc('dashboard', { time_zone: timeZone, week_start: weekStart });
  const answer = parse(dashboardAnswer, unwrap(await (signal ? call.abortSignal(signal) : call)));
  return {
    today: answer.today,
    users: toCount(answer.users),
    practices: toCount(answer.practices),
    asanas: toCount(answer.asanas),
    communities: toCount(answer.communities),
    assignments: answer.assignments,
    activeToday: answer.active_today,
    averageSeconds: answer.average_seconds,
    mostPopular: answer.most_popular,
    days: answer.days,
    recent: answer.recent.map((row) => ({
      id: row.id,
      studentName: nameOf(row),
      asanaName: row.asana_name,
      isCompleted: row.completed,
      givenAt: new Date(row.created_at),
    })),
    audit: answer.audit.map((row) => ({
      id: row.id,
      adminName: nameOf(row),
      act: actOf(row),
      table: row.table_name,
      subject: row.subject,
      happenedAt: new Date(row.happened_at),
    })),
  };
}

/** Old from the first moment: the school goes on meanwhile. */
export const dashboardQuery = (
  client: Client,
  options: { timeZone: string; weekStart: number },
) => ({
  queryKey: dashboardKeys.of(options.timeZone, options.weekStart),
  queryFn: ({ signal }: { signal: AbortSignal }) => getDashboard(client, { ...options, signal }),
  staleTime: 0,
});
