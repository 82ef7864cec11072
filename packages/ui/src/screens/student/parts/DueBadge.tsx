import type { DueLabel } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';

/** When an assignment is due: late is red, today orange, later blue. */
export function DueBadge({ due }: { due: DueLabel }) {
  const { t } = useTranslation('student');
  const format = useFormat();
  if (due.kind === 'overdue') {
    return <Badge tone="overdue">{t('due.overdue', { count: due.days })}</Badge>;
  }
  if (due.kind === 'today') return <Badge tone="dueToday">{t('due.today')}</Badge>;
  const date = format.day(due.date);
  return <Badge tone="future">{t('due.on', { date })}</Badge>;
}
