import { auditedTables, type AuditEntry, type AuditPerson, type AuditView } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import type { DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { auditTones, useAuditWords } from '../parts/auditWords.ts';
import type { TableState } from '../parts/tableState.ts';
import { filters } from './AuditScreen.css.ts';

export interface AuditScreenProps {
  state: TableState<AuditEntry>;
  view: AuditView;
  /** Everybody who did anything. */
  people: readonly AuditPerson[];
  onView: (view: AuditView) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

type AuditColumn = 'what' | 'act' | 'who' | 'when';

/** /admin/changes: what administrators did, act by act. */
export function AuditScreen({ view, people, onView, ...table }: AuditScreenProps) {
  const { t } = useTranslation('admin');
  const isNarrowed = view.who !== 'all' || view.what !== 'all';
  return (
    <AdminFrame title={t('audit.title')}>
      <Text tone="soft">{t('audit.subtitle')}</Text>
      <div className={filters}>
        <Select
          label={t('audit.who')}
          options={[
            { id: 'all', label: t('audit.everybody') },
            ...people.map(({ id, name }) => ({ id, label: name ?? t('dashboard.unknown') })),
          ]}
          placeholder={t('audit.everybody')}
          value={view.who}
          onChange={(who) => onView({ ...view, who })}
        />
        <Select
          label={t('audit.what')}
          options={[
            { id: 'all' as const, label: t('audit.everything') },
            ...auditedTables.map((id) => ({ id, label: t(`dashboard.audit.table.${id}`) })),
          ]}
          value={view.what}
          onChange={(what) => onView({ ...view, what })}
        />
      </div>
      <AdminTable
        {...table}
        columns={useAuditColumns()}
        emptyText={t(isNarrowed ? 'audit.nothingFound' : 'dashboard.audit.empty')}
        failedTitle={t('audit.failed')}
        label={t('audit.title')}
      />
    </AdminFrame>
  );
}

function useAuditColumns(): readonly DataTableColumn<AuditEntry, AuditColumn>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAuditWords();
  return useMemo(
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
}
