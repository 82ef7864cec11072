import { type AuditAct, auditedTables, type AuditEntry, displayName } from '@niyama/domain';
import { z } from 'zod/mini';

/** The names of a person who may be gone. */
export const named = {
  display_name: z.nullable(z.string()),
  full_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
};
const namedRow = z.object(named);

/** What to call them; null without a name. */
export const nameOf = (row: z.output<typeof namedRow>): string | null =>
  displayName({ displayName: row.display_name, fullName: row.full_name, username: row.username }, [
    'fullName',
    'username',
  ]);

export const auditActRow = z.object({
  ...named,
  id: z.number(),
  happened_at: z.string(),
  admin_id: z.string(),
  action: z.enum(['insert', 'update', 'delete', 'archive', 'restore']),
  table_name: z.string(),
  columns: z.array(z.string()),
  count: z.number(),
  rows: z.array(z.object({ subject: z.nullable(z.string()), whom: z.nullable(z.string()) })),
});
type Row = z.output<typeof auditActRow>;

function actOf({ action, table_name, columns }: Row): AuditAct {
  if (action === 'archive') return table_name === 'classes' ? 'archive' : 'delete';
  if (action !== 'update') return action;
  if (table_name === 'profiles') {
    const act = (['role', 'pause', 'resume', 'note'] as const).find((column) =>
      columns.includes(column),
    );
    if (act) return act;
    if (columns.includes('note_deleted')) return 'noteDeleted';
  }
  if (table_name === 'assigned_asanas' && columns.includes('reply')) return 'reply';
  return 'update';
}

export const toAuditEntry = (row: Row): AuditEntry => ({
  id: String(row.id),
  adminName: nameOf(row),
  act: actOf(row),
  table: auditedTables.find((known) => known === row.table_name) ?? null,
  count: row.count,
  rows: row.rows.map(({ subject, whom }) => ({ subject, student: whom })),
  happenedAt: new Date(row.happened_at),
});
