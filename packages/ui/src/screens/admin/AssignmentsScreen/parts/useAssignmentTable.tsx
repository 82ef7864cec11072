import { adminPaths, type AssignmentTab, dueLabel, type GivenAssignment } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Copy, Eye, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import type { DataTableActions, DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { Link } from '#components/Link/Link.tsx';
import * as styles from '../AssignmentsScreen.css.ts';
import type { AssignmentsDialog } from '../types.ts';
import { useAssignmentWords } from '#screens/admin/parts/useAssignmentWords.ts';
import { WorkName } from '#screens/admin/parts/WorkName.tsx';

type AssignmentColumn = 'student' | 'work' | 'frequency' | 'due' | 'completed' | 'status';

interface RowActions {
  onOpen: (kind: AssignmentsDialog['kind'], assignment: GivenAssignment) => void;
  onCopy: (assignment: GivenAssignment) => void;
  onEndPause: (assignment: GivenAssignment) => void;
}

interface AssignmentTable {
  columns: readonly DataTableColumn<GivenAssignment, AssignmentColumn>[];
  actions: DataTableActions<GivenAssignment>;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;
const tones = { overdue: 'overdue', today: 'dueToday', future: 'future' } as const;

/** The columns and the menus of the list of assignments. */
export function useAssignmentTable(
  tab: AssignmentTab,
  { onOpen, onCopy, onEndPause }: RowActions,
): AssignmentTable {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAssignmentWords();
  const completedColumn = useMemo<AssignmentTable['columns'][number]>(
    () => ({
      id: 'completed',
      label: t('assignments.column.completed'),
      cell: ({ completedDay }) =>
        completedDay === null ? null : (
          <time dateTime={completedDay}>{format.day(completedDay, { dateStyle: 'medium' })}</time>
        ),
    }),
    [t, format],
  );
  const statusColumn = useMemo<AssignmentTable['columns'][number]>(
    () => ({
      id: 'status',
      label: t('assignments.column.status'),
      align: 'short',
      cell: ({ completed }) => (
        <Badge tone={completed ? 'done' : 'neutral'}>
          {t(completed ? 'assignments.status.completed' : 'assignments.status.active')}
        </Badge>
      ),
    }),
    [t],
  );
  const columns = useMemo<AssignmentTable['columns']>(
    () => [
      {
        id: 'student',
        label: t('assignments.column.student'),
        cell: (assignment) => (
          <span className={styles.student}>
            <Link href={adminPaths.student(assignment.student.id)}>
              <bdi>{words.studentName(assignment)}</bdi>
            </Link>
            {assignment.pause ? <Badge tone="neutral">{words.pause(assignment)}</Badge> : null}
          </span>
        ),
      },
      {
        id: 'work',
        label: t('assignments.column.work'),
        namesRow: true,
        cell: ({ work, completed, reflectionAnswer, reply }) => (
          <span className={styles.work}>
            <WorkName work={work} />
            {work.isDeleted && !completed ? (
              <Badge tone="overdue">{t('assignments.deletedAsana')}</Badge>
            ) : null}
            {tab !== 'waiting' && reflectionAnswer !== null && reply === null ? (
              <Badge tone="mandatory">{t('assignments.waiting')}</Badge>
            ) : null}
          </span>
        ),
      },
      {
        id: 'frequency',
        label: t('assignments.column.frequency'),
        cell: (assignment) => words.frequency(assignment),
      },
      ...(tab === 'completed' || tab === 'waiting' ? [completedColumn] : []),
      {
        id: 'due',
        label: t('assignments.column.due'),
        align: 'short',
        cell: (assignment) => {
          const { dueDate, today, completed } = assignment;
          const due = <time dateTime={dueDate}>{words.due(assignment)}</time>;
          if (completed) return due;
          return <Badge tone={tones[dueLabel(dueDate, today).kind]}>{due}</Badge>;
        },
      },
      // Each other tab has one status.
      ...(tab === 'all' ? [statusColumn] : []),
    ],
    [t, words, tab, completedColumn, statusColumn],
  );
  const actions = useMemo<AssignmentTable['actions']>(
    () => ({
      label: t('table.actions'),
      menuOf: (assignment) => ({
        label: t('table.actionsFor', { name: words.rowName(assignment) }),
        items: [
          { id: 'view', label: t('assignments.view'), icon: <Eye {...icon} /> },
          {
            id: 'change',
            label: t('assignments.change.action'),
            icon: <Pencil {...icon} />,
            isDisabled: assignment.completed,
          },
          {
            id: 'copy',
            label: t('assignments.copy'),
            icon: <Copy {...icon} />,
            // Nobody can be given a pose that is deleted.
            isDisabled: assignment.work.isDeleted,
          },
          assignment.pause === null
            ? { id: 'pause', label: t('assignments.pause.action'), icon: <Pause {...icon} /> }
            : {
                id: 'endPause',
                label: t(
                  assignment.pause.fromDay > assignment.today
                    ? 'assignments.pause.cancel'
                    : 'assignments.pause.resume',
                ),
                icon: <Play {...icon} />,
              },
          {
            id: 'end',
            label: t('assignments.delete'),
            icon: <Trash2 {...icon} />,
            tone: 'danger',
            // What is done is the student's history.
            isDisabled: !assignment.goesOn,
          },
        ],
        onAction: (id) => {
          if (id === 'endPause') onEndPause(assignment);
          else if (id === 'copy') onCopy(assignment);
          else onOpen(id === 'view' || id === 'change' || id === 'pause' ? id : 'end', assignment);
        },
      }),
    }),
    [t, words, onOpen, onCopy, onEndPause],
  );
  return { columns, actions };
}
