import { type Asana, safetyOf } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { useSafety } from './safetyContext.ts';

/** Says on a card or a row that a pose is not for the student as it is; its page says what is. */
export function SafetyMark({ asana }: { asana: Asana }) {
  const { t } = useTranslation('student');
  const { kind } = safetyOf(asana, useSafety().limits);
  if (kind === 'clear') return null;
  return <Badge tone={kind === 'avoid' ? 'overdue' : 'dueToday'}>{t(`safety.mark.${kind}`)}</Badge>;
}
