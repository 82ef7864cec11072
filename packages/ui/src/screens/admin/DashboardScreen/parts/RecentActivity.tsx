import { adminPaths, type RecentEvent } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AsanaName } from '#screens/admin/parts/AsanaName.tsx';
import * as list from '#screens/admin/parts/lines.css.ts';
import { DashboardCard } from './DashboardCard.tsx';

const toneOf = {
  given: 'future',
  completed: 'done',
  answered: 'done',
  replied: 'neutral',
} as const;

interface RecentActivityProps {
  recent: readonly RecentEvent[];
  /** Epoch milliseconds. */
  now: number;
}

/** What happened last to the work that was given. */
export function RecentActivity({ recent, now }: RecentActivityProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <DashboardCard title={t('dashboard.recent.title')}>
      {recent.length === 0 ? (
        <>
          <Text tone="soft">{t('dashboard.recent.empty')}</Text>
          <Link isStandalone href={adminPaths.assignments()}>
            {t('dashboard.recent.assign')}
          </Link>
        </>
      ) : (
        <ul className={list.lines}>
          {recent.map(({ id, kind, work, studentName, happenedAt }) => (
            <li key={id} className={list.line}>
              <div className={list.words}>
                <Text weight="medium">
                  <AsanaName asana={work} />
                </Text>
                <Text size="small" tone="soft">
                  {t('dashboard.by', {
                    who: studentName ?? t('dashboard.unknown'),
                    ago: format.ago(happenedAt, now),
                  })}
                </Text>
              </div>
              <Badge tone={toneOf[kind]}>{t(`dashboard.recent.${kind}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
