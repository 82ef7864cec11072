import type { LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';

export interface PausedAssignmentsProps {
  /** The last day of the pause; null without one. */
  until: LocalDate | null;
  /** The student's local day: cached data may still include a pause that is over. */
  today: LocalDate;
}

/** Says that an instructor paused the given work, and until when. */
export function PausedAssignments({ until, today }: PausedAssignmentsProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  if (until === null || until < today) return null;
  return (
    <Text size="small" tone="soft">
      {t('assignments.paused', { date: format.day(until, { dateStyle: 'long' }) })}
    </Text>
  );
}
