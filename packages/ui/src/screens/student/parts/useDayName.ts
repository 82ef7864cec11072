import { daysBetween, type LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';

/** How a day is called in the student's own calendar: today, yesterday, else by its date. */
export function useDayName(today: LocalDate): (date: LocalDate) => string {
  const { t } = useTranslation('student');
  const format = useFormat();
  return (date) => {
    const ago = daysBetween(date, today);
    if (ago === 0) return t('profile.day.today');
    if (ago === 1) return t('profile.day.yesterday');
    return format.day(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
    });
  };
}
