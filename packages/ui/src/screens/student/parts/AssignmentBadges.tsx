import { type Assignment, dueLabel, type LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Check, Repeat } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { DueBadge } from './DueBadge.tsx';
import { tick } from './PracticeRow.css.ts';
import { rhythmText } from './rhythmText.ts';

interface AssignmentBadgesProps {
  assignment: Assignment;
  today: LocalDate;
}

/** When an assignment is due, or that it was done, and how often it comes back. */
export function AssignmentBadges({ assignment, today }: AssignmentBadgesProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  return (
    <>
      {assignment.completed ? (
        <Badge tone="done">
          <Check aria-hidden className={tick} size="0.875rem" strokeWidth={2.5} />
          {t('daily.done')}
        </Badge>
      ) : (
        <DueBadge due={dueLabel(assignment.dueDate, today)} />
      )}
      <Badge tone="outlined">
        <Repeat aria-hidden className={tick} size="0.75rem" strokeWidth={1.75} />
        {rhythmText(t, format, assignment)}
      </Badge>
    </>
  );
}
