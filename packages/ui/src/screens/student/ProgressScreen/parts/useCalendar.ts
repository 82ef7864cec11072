import { type CalendarWeek, calendarWeeks, type Progress } from '@niyama/domain';
import { firstDayOfWeek, languageOf, useFormat, useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';

/** A week with what stands over it. */
export interface NamedWeek extends CalendarWeek {
  id: string;
  /** The month that begins in it; the first week names its own, where the next has room. */
  month: string | null;
}

/** The last twelve weeks as the reader's own weeks. */
export function useCalendar(progress: Progress): NamedWeek[] {
  const { i18n } = useTranslation();
  const format = useFormat();
  const tag = languageOf(i18n);
  return useMemo(() => {
    const weeks = calendarWeeks(progress, firstDayOfWeek(tag));
    const monthOf = (week: CalendarWeek | undefined) => week?.days.at(-1)?.date.slice(0, 7);
    const begins = (index: number) => monthOf(weeks[index]) !== monthOf(weeks[index - 1]);
    return weeks.map((week, index) => {
      const last = week.days.at(-1)?.date ?? progress.today;
      // Two names side by side would run into each other.
      const isNamed = begins(index) && (index > 0 || !(begins(1) || begins(2)));
      return {
        ...week,
        id: last,
        month: isNamed ? format.day(last, { month: 'short' }) : null,
      };
    });
  }, [progress, tag, format]);
}
