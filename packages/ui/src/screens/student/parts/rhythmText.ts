import { type Assignment, assignedWeekdays, dayNamed } from '@niyama/domain';
import type { Format, TFunction } from '@niyama/i18n';

/** How often an assignment comes back, such as 'Every Monday and Friday'. */
export function rhythmText(
  t: TFunction<['student', 'common']>,
  format: Format,
  { frequency, daysOfWeek }: Pick<Assignment, 'frequency' | 'daysOfWeek'>,
): string {
  if (frequency !== 'specific_days') return t(`assignments.rhythm.${frequency}`);
  const days = assignedWeekdays
    .filter((weekday) => daysOfWeek.includes(weekday))
    .map((weekday) => format.weekday(dayNamed(weekday)));
  return days.length === 0
    ? t('assignments.rhythm.weekly')
    : t('assignments.rhythm.days', { days: format.list(days) });
}
