import { adminPaths, type RecentAssignment } from '@niyama/domain';
import { formatAgo, useTranslation } from '@niyama/i18n';
import { Badge } from '../../../../components/Badge/Badge.tsx';
import { Link } from '../../../../components/Link/Link.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import * as styles from '../DashboardScreen.css.ts';
import { DashboardCard } from './DashboardCard.tsx';

interface RecentActivityProps {
  recent: readonly RecentAssignment[];
  /** Epoch milliseconds. */
  now: number;
}

/** The work that was given last. */
export function RecentActivity({ recent, now }: RecentActivityProps) {
  const { t, i18n } = useTranslation('admin');
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
        <ul className={styles.rows}>
          {recent.map(({ id, asanaName, studentName, isCompleted, givenAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <Text lang="en" weight="medium">
                  {asanaName}
                </Text>
                <Text size="small" tone="soft">
                  {t('dashboard.by', {
                    who: studentName ?? t('dashboard.unknown'),
                    ago: formatAgo(i18n, givenAt, now),
                  })}
                </Text>
              </div>
              <Badge tone={isCompleted ? 'done' : 'future'}>
                {t(isCompleted ? 'dashboard.recent.completed' : 'dashboard.recent.open')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
