import { completionRate, type Dashboard, wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { AsanaName } from '#screens/admin/parts/AsanaName.tsx';
import * as list from '#screens/admin/parts/lines.css.ts';
import * as styles from '../DashboardScreen.css.ts';
import { DashboardCard } from './DashboardCard.tsx';

/** Figures about how the school practices, each counted and none estimated. */
export function ActivitySummary({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { assignments, activeToday, averageSeconds, mostPopular } = dashboard;
  const none = t('dashboard.summary.none');
  const minutes = (seconds: number) =>
    format.number(wholeMinutes(seconds), {
      style: 'unit',
      unit: 'minute',
      unitDisplay: 'long',
    });
  const lines = [
    {
      id: 'rate',
      value: format.number(completionRate(assignments) / 100, { style: 'percent' }),
    },
    { id: 'active', value: format.number(activeToday) },
    { id: 'average', value: averageSeconds === null ? none : minutes(averageSeconds) },
    { id: 'popular', value: mostPopular ? <AsanaName asana={mostPopular} /> : none },
  ] as const;
  return (
    <DashboardCard title={t('dashboard.summary.title')}>
      <dl className={list.lines}>
        {lines.map(({ id, value }) => (
          <div key={id} className={list.line}>
            <dt className={styles.term}>{t(`dashboard.summary.${id}`)}</dt>
            <dd className={styles.answer}>{value}</dd>
          </div>
        ))}
      </dl>
    </DashboardCard>
  );
}
