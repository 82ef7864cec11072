import type { AuditEntry } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import type { DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { auditTones, useAuditWords } from '#screens/admin/parts/auditWords.ts';

interface AuditTable {
  columns: readonly DataTableColumn<AuditEntry, 'what' | 'act' | 'who' | 'when'>[];
}

/** The columns of the change log. */
export function useAuditTable(): AuditTable {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAuditWords();
  const columns = useMemo<AuditTable['columns']>(
    () => [
      { id: 'what', label: t('audit.what'), cell: (entry) => <bdi>{words(entry)}</bdi> },
      {
        id: 'act',
        label: t('audit.act'),
        align: 'short',
        cell: ({ act }) => <Badge tone={auditTones[act]}>{t(`dashboard.audit.${act}`)}</Badge>,
      },
      {
        id: 'who',
        label: t('audit.who'),
        cell: ({ adminName }) => <bdi>{adminName ?? t('dashboard.unknown')}</bdi>,
      },
      {
        id: 'when',
        label: t('audit.when'),
        align: 'short',
        cell: ({ happenedAt }) => (
          <time dateTime={happenedAt.toISOString()}>
            {format.day(happenedAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        ),
      },
    ],
    [t, words, format],
  );
  return { columns };
}
