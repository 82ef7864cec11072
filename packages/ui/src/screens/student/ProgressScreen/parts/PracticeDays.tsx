import type { CalendarDay, Progress } from '@niyama/domain';
import { wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Card } from '#components/Card/Card.tsx';
import { ChartTable } from '#components/ChartTable/ChartTable.tsx';
import { DayCalendar } from '#components/DayCalendar/DayCalendar.tsx';
import type { DayState } from '#components/DayCalendar/DayMark.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { useCalendar } from './useCalendar.ts';

function stateOf({ done, isFuture }: CalendarDay): DayState {
  if (isFuture) return 'future';
  // A day may hold nothing but the points of an achievement.
  if (!done || done.practices + done.meditations === 0) return 'none';
  return done.isCovered ? 'covered' : 'practiced';
}

/** The calendar of the practiced days, and the same as a table. */
export function PracticeDays({ progress }: { progress: Progress }) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const weeks = useCalendar(progress);
  const number = (value: number) => format.number(value);
  const days = weeks.flatMap((week) => week.days);
  const practiced = days.filter((day) => ['covered', 'practiced'].includes(stateOf(day)));
  const rows = practiced.toReversed().flatMap(({ date, done }) =>
    done
      ? [
          {
            id: date,
            cells: [
              format.day(date, { weekday: 'short', day: 'numeric', month: 'short' }),
              number(done.practices + done.meditations),
              number(wholeMinutes(done.seconds)),
              number(done.points),
              t(done.isCovered ? 'progress.table.yes' : 'progress.table.no'),
            ],
          },
        ]
      : [],
  );
  return (
    <Card as="section" aria-labelledby="practice-days">
      <Stack gap="2">
        <Heading id="practice-days" level={2} size="title">
          {t('progress.calendar.title')}
        </Heading>
        <DayCalendar
          meanings={{
            covered: t('progress.calendar.covered'),
            practiced: t('progress.calendar.practiced'),
            none: t('progress.calendar.none'),
          }}
          summary={t('progress.calendar.summary', { count: practiced.length })}
          weekdays={(weeks[0]?.days ?? []).map(({ date }) =>
            format.day(date, { weekday: 'short' }),
          )}
          weeks={weeks.map(({ id, month, days: ofWeek }) => ({
            id,
            month,
            days: ofWeek.map((day) => ({
              id: day.date,
              state: stateOf(day),
              isToday: day.isToday,
            })),
          }))}
        />
        {rows.length > 0 ? (
          <ChartTable
            caption={t('progress.calendar.title')}
            columns={[
              t('progress.table.day'),
              t('progress.table.practices'),
              t('progress.table.minutes'),
              t('progress.table.points'),
              t('progress.table.streak'),
            ]}
            rows={rows}
            showLabel={t('progress.table.show')}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
