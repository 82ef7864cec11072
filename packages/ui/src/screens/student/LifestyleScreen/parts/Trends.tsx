import {
  type LifestyleEntry,
  lifestyleRanges,
  lifestyleTrend,
  type LocalDate,
  mean,
  type TrendDay,
  wholeMinutes,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';
import { BarChart } from '#components/BarChart/BarChart.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { ChartTable } from '#components/ChartTable/ChartTable.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { ProgressState } from '#screens/student/parts/progressState.ts';

interface TrendsProps {
  entries: readonly LifestyleEntry[];
  progress: ProgressState;
  today: LocalDate;
  onRetry: () => void;
}

/** Stands where nothing was logged. */
const nothing = '–';
/** Which days are named below the bars, the last one included. */
const namedEvery = 4;
const isNumber = (value: number | null) => value !== null;
const minutesOf = ({ seconds }: TrendDay) => (seconds > 0 ? wholeMinutes(seconds) : 0);
const rounded = (value: number) => Math.round(10 * value) / 10;

/** Sleep, mood and practice of the last days, computed on the device and never sent. */
export function Trends({ entries, progress, today, onRetry }: TrendsProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const practiced = progress.status === 'ready' ? progress.progress.days : null;
  const trend = useMemo(
    () => lifestyleTrend(entries, practiced ?? [], today),
    [entries, practiced, today],
  );
  const number = (value: number) => format.number(rounded(value));
  const minutes = trend.map(minutesOf);
  const barsOf = (valueOf: (day: TrendDay) => number | null) =>
    trend.map((day, index) => {
      const isNamed = (trend.length - 1 - index) % namedEvery === 0;
      const value = valueOf(day) ?? 0;
      return {
        id: day.date,
        value,
        valueLabel: isNamed && value > 0 ? number(value) : null,
        tick: isNamed ? format.day(day.date, { day: 'numeric' }) : null,
      };
    });
  const sleep = mean(trend.map((day) => day.sleep).filter(isNumber));
  const mood = mean(trend.map((day) => day.mood).filter(isNumber));
  return (
    <Card as="section" aria-labelledby="lifestyle-trends" padding="large">
      <Stack gap="5">
        <Heading id="lifestyle-trends" level={2} size="title">
          {t('lifestyle.trend.title')}
        </Heading>
        <BarChart
          bars={barsOf((day) => day.sleep)}
          full={lifestyleRanges.sleepDuration.most}
          height="low"
          summary={
            sleep === null
              ? t('lifestyle.trend.noSleep')
              : t('lifestyle.trend.sleep', {
                  hours: t('lifestyle.sleep.hours', { count: rounded(sleep) }),
                })
          }
        />
        <BarChart
          bars={barsOf((day) => day.mood)}
          full={lifestyleRanges.mood.most}
          height="low"
          summary={
            mood === null
              ? t('lifestyle.trend.noMood')
              : t('lifestyle.trend.mood', { mood: rounded(mood) })
          }
        />
        {progress.status === 'loading' ? <Skeleton height="7rem" shape="block" /> : null}
        {progress.status === 'failed' ? (
          <Stack gap="2" align="start">
            <Text size="small">{t('progress.failed')}</Text>
            <Button variant="secondary" onPress={onRetry}>
              {t('common:action.retry')}
            </Button>
          </Stack>
        ) : null}
        {practiced ? (
          <BarChart
            bars={barsOf(minutesOf)}
            height="low"
            summary={t('lifestyle.trend.practiced', {
              count: minutes.reduce((sum, value) => sum + value, 0),
            })}
          />
        ) : null}
        <ChartTable
          caption={t('lifestyle.trend.title')}
          columns={[
            t('progress.table.day'),
            t('lifestyle.trend.sleepHours'),
            t('lifestyle.mind.mood'),
            t('progress.table.minutes'),
          ]}
          rows={trend
            .map((day, index) => ({
              id: day.date,
              cells: [
                format.day(day.date, { weekday: 'short', day: 'numeric', month: 'short' }),
                day.sleep === null ? nothing : number(day.sleep),
                day.mood === null ? nothing : number(day.mood),
                practiced ? number(minutes[index] ?? 0) : nothing,
              ],
            }))
            .toReversed()}
          showLabel={t('progress.table.show')}
        />
      </Stack>
    </Card>
  );
}
