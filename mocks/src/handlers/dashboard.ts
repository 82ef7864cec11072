import type { AuditAct, Dashboard } from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { dashboard } from '../fixtures/dashboard.ts';

const named = (name: string | null) => ({ display_name: null, full_name: name, username: name });
/** What the database keeps of an act, where that is not the act itself. */
const kept: Partial<Record<AuditAct, { action: string; columns: string[] }>> = {
  update: { action: 'update', columns: ['name'] },
  role: { action: 'update', columns: ['role'] },
  reply: { action: 'update', columns: ['reply'] },
};
const toCount = ({ count, newThisWeek }: Dashboard['users']) => ({
  count,
  new_this_week: newThisWeek,
});

export const dashboardToAnswer = (shown: Dashboard) => ({
  today: shown.today,
  users: toCount(shown.users),
  practices: toCount(shown.practices),
  asanas: toCount(shown.asanas),
  communities: toCount(shown.communities),
  assignments: shown.assignments,
  active_today: shown.activeToday,
  average_seconds: shown.averageSeconds,
  most_popular: shown.mostPopular,
  days: shown.days,
  recent: shown.recent.map((work) => ({
    ...named(work.studentName),
    id: work.id,
    created_at: work.givenAt.toISOString(),
    completed: work.isCompleted,
    asana_name: work.asanaName,
  })),
  audit: shown.audit.map((entry) => ({
    ...named(entry.adminName),
    id: entry.id,
    happened_at: entry.happenedAt.toISOString(),
    ...(kept[entry.act] ?? { action: entry.act, columns: [] }),
    table_name: entry.table,
    subject: entry.subject,
  })),
});

/** The administrators' first page. */
export const dashboardHandlers = {
  dashboard: http.post(api('/rest/v1/rpc/dashboard'), () =>
    HttpResponse.json(dashboardToAnswer(dashboard)),
  ),
};
