import { type Assignment, assignedWeekdays } from '@niyama/domain';
import type { Format, TFunction } from '@niyama/i18n';

/** The weekdays of a week that began on a Monday: 1 January 2024. */
const dayOf = (weekday: (typeof assignedWeekdays)[number]) =>
  `2024-01-0${assignedWeekdays.indexOf(weekday) + 1}`;

/** How often an assignment comes back, such as 'Every Monday and Friday'. */
export function rhythmText(
  t: TFunction<['student', 'common']>,
  format: Format,
  { frequency, daysOfWeek }: Pick<Assignment, 'frequency' | 'daysOfWeek'>,
): string {
  if (frequency !== 'specific_days') return t(`assignments.rhythm.${frequency}`);
  const days = assignedWeekdays
    .filter((weekday) => daysOfWeek.includes(weekday))
    .map((weekday) => format.weekday(dayOf(weekday)));
  return days.length === 0
    ? t('assignments.rhythm.weekly')
    : t('assignments.rhythm.days', { days: format.list(days) });
}
