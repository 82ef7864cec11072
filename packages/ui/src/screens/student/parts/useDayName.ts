import { daysBetween, type LocalDate } from '@niyama/domain';
import { formatDay, type LanguageTag, useTranslation } from '@niyama/i18n';

/** How a day is called in the student's own calendar: today, yesterday, else by its date. */
export function useDayName(today: LocalDate): (date: LocalDate) => string {
  const { t, i18n } = useTranslation('student');
  return (date) => {
    const ago = daysBetween(date, today);
    if (ago === 0) return t('profile.day.today');
    if (ago === 1) return t('profile.day.yesterday');
    return formatDay(i18n.language as LanguageTag, date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
    });
  };
}
