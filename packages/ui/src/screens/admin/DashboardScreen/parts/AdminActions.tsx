import { adminPaths, type AuditEntry } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Text } from '#components/Text/Text.tsx';
import { auditTones, useAuditWords } from '#screens/admin/parts/auditWords.ts';
import * as list from '#screens/admin/parts/lines.css.ts';
import { DashboardCard } from './DashboardCard.tsx';

interface AdminActionsProps {
  entries: readonly AuditEntry[];
  /** Epoch milliseconds. */
  now: number;
}

/** What administrators did last: who, what, to which row. */
export function AdminActions({ entries, now }: AdminActionsProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAuditWords();
  return (
    <DashboardCard title={t('dashboard.audit.title')}>
      {entries.length === 0 ? (
        <Text tone="soft">{t('dashboard.audit.empty')}</Text>
      ) : (
        <>
          <ul className={list.lines}>
            {entries.map((entry) => (
              <li key={entry.id} className={list.line}>
                <div className={list.words}>
                  <Text weight="medium">{words(entry)}</Text>
                  <Text size="small" tone="soft">
                    {t('dashboard.by', {
                      who: entry.adminName ?? t('dashboard.unknown'),
                      ago: format.ago(entry.happenedAt, now),
                    })}
                  </Text>
                </div>
                <Badge tone={auditTones[entry.act]}>{t(`dashboard.audit.${entry.act}`)}</Badge>
              </li>
            ))}
          </ul>
          <Link isStandalone href={adminPaths.audit()}>
            {t('dashboard.audit.all')}
          </Link>
        </>
      )}
    </DashboardCard>
  );
}
