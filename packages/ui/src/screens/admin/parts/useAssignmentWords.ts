import {
  type AssignedWeekday,
  assignedWeekdays,
  dayNamed,
  displayName,
  dueLabel,
  type GivenAssignment,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';

interface AssignmentWords {
  studentName: (assignment: GivenAssignment) => string;
  /** 'Teo, Cobra Pose'. */
  rowName: (assignment: GivenAssignment) => string;
  frequency: (assignment: Pick<GivenAssignment, 'frequency' | 'daysOfWeek'>) => string;
  due: (assignment: Pick<GivenAssignment, 'dueDate' | 'today' | 'completed'>) => string;
  /** 'Paused until Nov 30, 2026'; empty without a pause. */
  pause: (assignment: Pick<GivenAssignment, 'pause' | 'today'>) => string;
  dayName: (weekday: AssignedWeekday) => string;
}

/** How the admin area speaks of an assignment. */
export function useAssignmentWords(): AssignmentWords {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return useMemo(() => {
    const dayName: AssignmentWords['dayName'] = (weekday) =>
      format.day(dayNamed(weekday), { weekday: 'short' });
    const studentName: AssignmentWords['studentName'] = ({ student }) =>
      displayName(student, ['fullName', 'username']) ?? t('users.unknown');
    return {
      dayName,
      studentName,
      rowName: (assignment) =>
        t('assignments.rowName', {
          student: studentName(assignment),
          work: assignment.work.name,
        }),
      frequency: ({ frequency, daysOfWeek }) => {
        const days = assignedWeekdays.filter((weekday) => daysOfWeek.includes(weekday));
        if (days.length === 0) return t(`assignments.frequency.${frequency}`);
        return t('assignments.frequencyDays', { days: format.list(days.map(dayName)) });
      },
      due: ({ dueDate, today, completed }) => {
        const label = dueLabel(dueDate, today);
        if (completed || label.kind === 'future') {
          return format.day(dueDate, { dateStyle: 'medium' });
        }
        return label.kind === 'today'
          ? t('assignments.due.today')
          : t('assignments.due.overdue', { count: label.days });
      },
      pause: ({ pause, today }) => {
        if (pause === null) return '';
        const dayText = (day: string) => format.day(day, { dateStyle: 'medium' });
        return pause.fromDay > today
          ? t('assignments.pause.upcoming', { day: dayText(pause.fromDay) })
          : t('assignments.pause.until', { day: dayText(pause.toDay) });
      },
    };
  }, [t, format]);
}
