import type { Progress } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { BarChart } from '#components/BarChart/BarChart.tsx';
import { Card } from '#components/Card/Card.tsx';
import { ChartTable } from '#components/ChartTable/ChartTable.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { type NamedWeek, useCalendar } from './useCalendar.ts';

/** Two numbers closer than this would run into each other. */
const roomForANumber = 4;

/** The weeks whose number stands over them: the running one, and the best where there is room. */
function numbered(weeks: readonly NamedWeek[], best: number): Set<number> {
  const running = weeks.length - 1;
  const bestIndex = weeks.findIndex(({ points }) => points === best);
  const hasRoom = running - bestIndex >= roomForANumber;
  return new Set(best > 0 && hasRoom ? [running, bestIndex] : [running]);
}

/** The points of each week, and the same as a table. */
export function WeeklyPoints({ progress }: { progress: Progress }) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const weeks = useCalendar(progress);
  const number = (value: number) => format.number(value);
  const best = Math.max(...weeks.map(({ points }) => points));
  const named = numbered(weeks, best);
  return (
    <Card as="section" aria-labelledby="weekly-points">
      <Stack gap="2">
        <Heading id="weekly-points" level={2} size="title">
          {t('progress.points.title')}
        </Heading>
        <BarChart
          bars={weeks.map(({ id, month, points }, index) => ({
            id,
            value: points,
            valueLabel: named.has(index) ? number(points) : null,
            tick: month,
          }))}
          summary={t('progress.points.summary', { current: weeks.at(-1)?.points ?? 0, best })}
        />
        <ChartTable
          caption={t('progress.points.title')}
          columns={[t('progress.table.week'), t('progress.table.points')]}
          rows={weeks.toReversed().map(({ id, days, points }) => ({
            id,
            cells: [format.days(days[0]?.date ?? id, id), number(points)],
          }))}
          showLabel={t('progress.table.show')}
        />
      </Stack>
    </Card>
  );
}
