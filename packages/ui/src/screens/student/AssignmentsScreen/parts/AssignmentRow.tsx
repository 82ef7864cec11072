import { type Asana, type Assignment, dueLabel, type LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Check, Repeat } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { DueBadge } from '#screens/student/parts/DueBadge.tsx';
import { tick } from '#screens/student/parts/PracticeRow.css.ts';
import { PracticeRow } from '#screens/student/parts/PracticeRow.tsx';
import { ReflectionReply } from '#screens/student/parts/ReflectionReply.tsx';
import { rhythmText } from '../rhythmText.ts';
import * as styles from './AssignmentRow.css.ts';

const dayWithWeekday = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface AssignmentRowProps {
  assignment: Assignment;
  /** Its place in the list, from 1. */
  number: number;
  today: LocalDate;
  /** The next occurrence of what is completed. */
  next?: Assignment | undefined;
  /** Without it the row is only to be read. */
  onStart?: ((asana: Asana) => void) | undefined;
  onOpenReply: (assignmentId: string) => void;
}

/** Done rows are green, late ones red; the badges say it in words too. */
export function AssignmentRow({
  assignment,
  number,
  today,
  next,
  onStart,
  onOpenReply,
}: AssignmentRowProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const { id, asana, completed, notes } = assignment;
  const due = dueLabel(assignment.dueDate, today);
  return (
    <PracticeRow
      asana={asana}
      badges={
        <>
          {completed ? (
            <Badge tone="done">
              <Check aria-hidden className={tick} size="0.875rem" strokeWidth={2.5} />
              {t('daily.done')}
            </Badge>
          ) : (
            <DueBadge due={due} />
          )}
          <Badge tone="outlined">
            <Repeat aria-hidden className={tick} size="0.75rem" strokeWidth={1.75} />
            {rhythmText(t, format, assignment)}
          </Badge>
        </>
      }
      number={number}
      tone={completed ? 'done' : due.kind === 'overdue' ? 'overdue' : 'open'}
      onStart={asana && onStart ? () => onStart(asana) : undefined}
    >
      {asana || completed ? null : <Text size="small">{t('assignments.gone')}</Text>}
      {notes ? (
        <p className={styles.note} dir="auto">
          <VisuallyHidden>{t('assignments.note')}</VisuallyHidden>
          {notes}
        </p>
      ) : null}
      {completed && next ? (
        <Text size="small" tone="soft">
          {t('assignments.next', { date: format.day(next.dueDate, dayWithWeekday) })}
        </Text>
      ) : null}
      {completed ? (
        <ReflectionReply
          answer={assignment.reflectionAnswer}
          isSeen={assignment.replySeen}
          question={assignment.reflectionQuestion}
          reply={assignment.reply}
          onOpen={() => onOpenReply(id)}
        />
      ) : null}
    </PracticeRow>
  );
}
