import {
  asanaNameFields,
  type AuditAct,
  type AuditEntry,
  type Dashboard,
  type CheckIn,
  toRow,
} from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { auditEntries, dashboard, manyCheckIns } from '../fixtures/dashboard.ts';
import { instructor } from '../fixtures/profile.ts';
import { recipientToRow } from '../rows.ts';

const named = (name: string | null) => ({ display_name: null, full_name: name, username: name });
/** What the database records of an act, where that is not the act itself. */
const recorded: Partial<Record<AuditAct, { action: string; columns: string[] }>> = {
  update: { action: 'update', columns: ['name'] },
  role: { action: 'update', columns: ['role'] },
  reply: { action: 'update', columns: ['reply'] },
  pause: { action: 'update', columns: ['pause'] },
  resume: { action: 'update', columns: ['resume'] },
  note: { action: 'update', columns: ['note'] },
  noteDeleted: { action: 'update', columns: ['note_deleted'] },
};
const auditEntryToRow = (entry: AuditEntry) => ({
  ...named(entry.adminName),
  id: Number(entry.id),
  happened_at: entry.happenedAt.toISOString(),
  admin_id: adminIdOf(entry),
  ...(recorded[entry.act] ?? { action: entry.act, columns: [] }),
  table_name: entry.table,
  count: entry.count,
  rows: entry.rows.map(({ subject, student }) => ({ subject, whom: student })),
});
/** Twenty of these acts after the one that is named, as the database narrows them. */
const answerAuditActs = (entries: readonly AuditEntry[]) =>
  http.post<never, { who?: string; what?: string; after?: { happened_at: string } }>(
    api('/rest/v1/rpc/audit_acts'),
    async ({ request }) => {
      const { who, what, after } = await request.json();
      const acts = entries.filter(
        (entry) =>
          (who === undefined || adminIdOf(entry) === who) &&
          (what === undefined || entry.table === what) &&
          (after === undefined || entry.happenedAt < new Date(after.happened_at)),
      );
      const people = after ? [] : [{ ...named(instructor.fullName), id: instructor.id }];
      return HttpResponse.json({ acts: acts.slice(0, 20).map(auditEntryToRow), people });
    },
  );
/** A change without a name was made by another admin. */
const adminIdOf = ({ adminName }: AuditEntry) =>
  adminName === null ? '9a1c3f60-0000-4000-8000-0000000000ff' : instructor.id;
const toCount = ({ count, newThisWeek }: Dashboard['users']) => ({
  count,
  new_this_week: newThisWeek,
});

export const checkInToRow = ({ student, reason, days, daysBefore, lately, before }: CheckIn) => ({
  student: recipientToRow(student),
  reason,
  facts: {
    answer: { days },
    new: { days },
    silent: { days, before: daysBefore },
    adherence: {
      done: lately.done,
      expected: lately.expected,
      done_before: before.done,
      expected_before: before.expected,
    },
  }[reason],
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
  most_popular: shown.mostPopular && toRow(asanaNameFields, shown.mostPopular),
  days: shown.days,
  recent: shown.recent.map((event) => ({
    ...named(event.studentName),
    id: event.id,
    kind: event.kind,
    happened_at: event.happenedAt.toISOString(),
    work: toRow(asanaNameFields, event.work),
  })),
  audit: shown.audit.map(auditEntryToRow),
  check_ins: shown.checkIns.map(checkInToRow),
  more_check_ins: shown.moreCheckIns,
});

/** Twenty of these lines after the student who is named, as the server answers them. */
export const answerCheckIns = (all: readonly CheckIn[]) =>
  http.post<never, { after?: { id: string } }>(
    api('/rest/v1/rpc/check_ins'),
    async ({ request }) => {
      const { after } = await request.json();
      const start = after ? all.findIndex(({ student }) => student.id === after.id) + 1 : 0;
      const checkIns = all.slice(start, start + 20);
      const last = all.length > start + 20 ? checkIns.at(-1) : undefined;
      return HttpResponse.json({
        check_ins: checkIns.map(checkInToRow),
        next: last ? { weight: 1000, id: last.student.id } : null,
      });
    },
  );

/** The administrators' first page. */
export const dashboardHandlers = {
  dashboard: http.post(api('/rest/v1/rpc/dashboard'), () =>
    HttpResponse.json(dashboardToAnswer(dashboard)),
  ),
  auditActs: answerAuditActs(auditEntries),
  checkIns: answerCheckIns(manyCheckIns),
  markCheckIn: http.post(
    api('/rest/v1/rpc/mark_check_in'),
    () => new HttpResponse(null, { status: 204 }),
  ),
};
