import type { AuditEntry } from '@niyama/domain';
import { formatAgo, useTranslation } from '@niyama/i18n';
import { Badge } from '../../../../components/Badge/Badge.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import * as styles from '../DashboardScreen.css.ts';
import { DashboardCard } from './DashboardCard.tsx';

const toneOf = {
  insert: 'done',
  restore: 'done',
  update: 'future',
  role: 'future',
  reply: 'future',
  delete: 'overdue',
} as const;

interface AdminActionsProps {
  entries: readonly AuditEntry[];
  /** Epoch milliseconds. */
  now: number;
}

/** What administrators did last: who, what, to which row. */
export function AdminActions({ entries, now }: AdminActionsProps) {
  const { t, i18n } = useTranslation('admin');
  return (
    <DashboardCard title={t('dashboard.audit.title')}>
      {entries.length === 0 ? (
        <Text tone="soft">{t('dashboard.audit.empty')}</Text>
      ) : (
        <ul className={styles.rows}>
          {entries.map(({ id, adminName, act, table, subject, happenedAt }) => {
            const kind = t(`dashboard.audit.table.${table ?? 'other'}`);
            return (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <Text weight="medium">
                    {subject === null ? kind : t('dashboard.audit.what', { kind, subject })}
                  </Text>
                  <Text size="small" tone="soft">
                    {t('dashboard.by', {
                      who: adminName ?? t('dashboard.unknown'),
                      ago: formatAgo(i18n, happenedAt, now),
                    })}
                  </Text>
                </div>
                <Badge tone={toneOf[act]}>{t(`dashboard.audit.${act}`)}</Badge>
              </li>
            );
          })}
        </ul>
      )}
    </DashboardCard>
  );
}
