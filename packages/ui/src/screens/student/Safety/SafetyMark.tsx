import { type Asana, safetyOf } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { sign } from './Safety.css.ts';
import { useSafety } from './safetyContext.ts';

/** Says on a card or a row that a pose is not for the student as it is; its page says what is. */
export function SafetyMark({ asana }: { asana: Asana }) {
  const { t } = useTranslation('student');
  const { kind } = safetyOf(asana, useSafety().limits);
  if (kind === 'clear') return null;
  return (
    <Badge tone={kind === 'avoid' ? 'overdue' : 'dueToday'}>
      <TriangleAlert aria-hidden className={sign} size="0.875rem" strokeWidth={2} />
      {t(`safety.mark.${kind}`)}
    </Badge>
  );
}
