import { adherenceOf, daysAfter, type StudentWeek } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { BarChart } from '#components/BarChart/BarChart.tsx';
import { ChartTable } from '#components/ChartTable/ChartTable.tsx';
import { StudentCard } from './StudentCard.tsx';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What stands for a share of nothing: it is none, and not 0 %. */
const none = '–';

/** How much the student practiced in each of twelve weeks, and how much of what was asked for. */
export function Weeks({ weeks }: { weeks: readonly StudentWeek[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const number = (value: number) => format.number(value);
  const minutesOf = ({ seconds }: StudentWeek) => Math.round(seconds / 60);
  const percent = (share: number | null) =>
    share === null ? none : format.number(share / 100, { style: 'percent' });
  const tick = ({ week }: StudentWeek, index: number) =>
    index % 4 === 0 ? format.day(week, { day: 'numeric', month: 'short' }) : null;
  const asked = sum(weeks.map(({ expected }) => expected));
  const last = weeks.length - 1;
  return (
    <StudentCard title={t('student.weeks.title')}>
      <BarChart
        bars={weeks.map((week, index) => ({
          id: week.week,
          value: minutesOf(week),
          valueLabel: index === last ? number(minutesOf(week)) : null,
          tick: tick(week, index),
        }))}
        summary={t('student.weeks.practiced', {
          minutes: number(sum(weeks.map(minutesOf))),
          count: sum(weeks.map(({ days }) => days)),
        })}
      />
      {asked > 0 ? (
        <BarChart
          bars={weeks.map((week, index) => {
            const share = adherenceOf(week);
            return {
              id: week.week,
              value: share ?? 0,
              valueLabel: share === null ? none : index === last ? percent(share) : null,
              tick: tick(week, index),
            };
          })}
          full={100}
          summary={t('student.weeks.kept', {
            done: number(sum(weeks.map(({ done }) => done))),
            count: asked,
          })}
        />
      ) : null}
      <ChartTable
        caption={t('student.weeks.title')}
        columns={[
          t('student.weeks.week'),
          t('student.weeks.minutes'),
          t('student.weeks.days'),
          t('student.weeks.done'),
          t('student.weeks.share'),
        ]}
        rows={weeks.toReversed().map((week) => ({
          id: week.week,
          cells: [
            format.days(week.week, daysAfter(week.week, 6)),
            number(minutesOf(week)),
            number(week.days),
            week.expected === 0
              ? none
              : t('student.weeks.of', {
                  done: number(week.done),
                  expected: number(week.expected),
                }),
            percent(adherenceOf(week)),
          ],
        }))}
        showLabel={t('dashboard.days.show')}
      />
    </StudentCard>
  );
}
