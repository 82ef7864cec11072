import type { AuditEntry } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useCallback } from 'react';

/** How the badge of each act looks. */
export const auditTones = {
  insert: 'done',
  restore: 'done',
  update: 'future',
  role: 'future',
  reply: 'future',
  pause: 'future',
  resume: 'future',
  note: 'future',
  noteDeleted: 'overdue',
  delete: 'overdue',
  archive: 'overdue',
} as const;

/** What was changed: 'Assignment: Boat for asha, Boat for ben, and 254 more'. */
export function useAuditWords(): (entry: Pick<AuditEntry, 'table' | 'count' | 'rows'>) => string {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return useCallback(
    ({ table, count, rows }) => {
      const kind = t(`dashboard.audit.table.${table ?? 'other'}`);
      // All translations of a pose have its name.
      const names = new Set(
        rows.flatMap(({ subject, student }) => {
          if (subject === null) return [];
          return student === null ? subject : t('audit.forWhom', { subject, whom: student });
        }),
      );
      if (names.size === 0) return count === 1 ? kind : t('audit.several', { kind, count });
      const others = count - names.size;
      const more = others === 0 ? [] : [t('audit.more', { count: others })];
      return t('dashboard.audit.what', {
        kind,
        subject: format.list([...names, ...more]),
      });
    },
    [t, format],
  );
}
