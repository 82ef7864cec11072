import { type Dashboard, schoolDays } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { BarChart } from '#components/BarChart/BarChart.tsx';
import { ChartTable } from '#components/ChartTable/ChartTable.tsx';
import { DashboardCard } from './DashboardCard.tsx';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What the whole school finished on each day of four weeks, as bars and as a table. */
export function PracticesPerDay({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const number = (value: number) => format.number(value);
  const days = schoolDays(dashboard.days, dashboard.today);
  const short = (date: string) => format.day(date, { day: 'numeric', month: 'short' });
  return (
    <DashboardCard title={t('dashboard.days.title')}>
      <BarChart
        bars={days.map(({ date, practices }, index) => ({
          id: date,
          value: practices,
          valueLabel: index === days.length - 1 ? number(practices) : null,
          tick: index % 7 === 0 ? short(date) : null,
        }))}
        summary={t('dashboard.days.summary', {
          practices: number(sum(days.map(({ practices }) => practices))),
          meditations: number(sum(days.map(({ meditations }) => meditations))),
        })}
      />
      <ChartTable
        caption={t('dashboard.days.title')}
        columns={[
          t('dashboard.days.day'),
          t('dashboard.days.practices'),
          t('dashboard.days.meditations'),
        ]}
        rows={days.toReversed().map(({ date, practices, meditations }) => ({
          id: date,
          cells: [short(date), number(practices), number(meditations)],
        }))}
        showLabel={t('dashboard.days.show')}
      />
    </DashboardCard>
  );
}
