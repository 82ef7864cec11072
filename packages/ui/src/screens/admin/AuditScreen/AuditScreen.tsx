import { auditedTables, type AuditEntry, type AuditPerson, type AuditView } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Select } from '#components/Select/Select.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import type { TableState } from '../parts/tableState.ts';
import { filters } from './AuditScreen.css.ts';
import { useAuditTable } from './parts/useAuditTable.tsx';

export interface AuditScreenProps {
  state: TableState<AuditEntry>;
  view: AuditView;
  /** Everybody who did anything. */
  people: readonly AuditPerson[];
  onView: (view: AuditView) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/changes: what administrators did, act by act. */
export function AuditScreen({ view, people, onView, ...table }: AuditScreenProps) {
  const { t } = useTranslation('admin');
  const rows = useAuditTable();
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
        {...rows}
        emptyText={t(isNarrowed ? 'audit.nothingFound' : 'dashboard.audit.empty')}
        failedTitle={t('audit.failed')}
        label={t('audit.title')}
      />
    </AdminFrame>
  );
}
