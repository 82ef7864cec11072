import { type Asana, type Assignment, dueLabel, type LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { AssignmentBadges } from '#screens/student/parts/AssignmentBadges.tsx';
import { AssignmentNote } from '#screens/student/parts/AssignmentNote.tsx';
import { PracticeRow } from '#screens/student/parts/PracticeRow.tsx';
import { ReflectionReply } from '#screens/student/parts/ReflectionReply.tsx';

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
  const { id, asana, assignedClass, completed, notes } = assignment;
  const due = dueLabel(assignment.dueDate, today);
  return (
    <PracticeRow
      asana={asana}
      assignedClass={assignedClass}
      badges={<AssignmentBadges assignment={assignment} today={today} />}
      number={number}
      tone={completed ? 'done' : due.kind === 'overdue' ? 'overdue' : 'open'}
      onStart={asana && onStart ? () => onStart(asana) : undefined}
    >
      {asana || assignedClass || completed ? null : (
        <Text size="small">{t('assignments.gone')}</Text>
      )}
      {notes ? <AssignmentNote note={notes} /> : null}
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
