import { adminPaths, nearestMinutes, type ShelfClass } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Archive, Copy, ListChecks, Pencil, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import type { DataTableActions, DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import * as styles from '../ClassesScreen.css.ts';
import type { ClassesView } from '../types.ts';

interface ClassTable {
  columns: readonly DataTableColumn<ShelfClass, 'name' | 'length' | 'poses' | 'changed'>[];
  actions: DataTableActions<ShelfClass>;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** The columns and the menus of the shelf. */
export function useClassTable(view: ClassesView): ClassTable {
  const { t } = useTranslation(['classes', 'admin', 'common']);
  const format = useFormat();
  const columns = useMemo<ClassTable['columns']>(
    () => [
      {
        id: 'name',
        label: t('classes:shelf.column.name'),
        cell: (listed) => <ClassName listed={listed} />,
      },
      {
        id: 'length',
        label: t('classes:shelf.column.length'),
        align: 'end',
        cell: ({ totalSeconds }) =>
          t('common:duration.minutesShort', {
            // Nothing is in it yet.
            minutes: totalSeconds === 0 ? 0 : nearestMinutes(totalSeconds),
          }),
      },
      {
        id: 'poses',
        label: t('classes:shelf.column.poses'),
        align: 'end',
        cell: ({ poseCount }) => format.number(poseCount),
      },
      {
        id: 'changed',
        label: t('classes:shelf.column.changed'),
        cell: ({ changedAt, changedBy }) => (
          <>
            <time dateTime={changedAt}>
              {format.day(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {changedBy === null ? null : <bdi className={styles.changedBy}>{changedBy}</bdi>}
          </>
        ),
      },
    ],
    [t, format],
  );
  const [onRestore, onAssign, onDuplicate, onArchive] = view.archived
    ? [view.onRestore]
    : [undefined, view.onAssign, view.onDuplicate, view.onArchive];
  const actions = useMemo<ClassTable['actions']>(
    () => ({
      label: t('admin:table.actions'),
      menuOf: (listed) => ({
        label: t('admin:table.actionsFor', { name: listed.name }),
        items: onRestore
          ? [{ id: 'restore', label: t('classes:shelf.restore'), icon: <Undo2 {...icon} /> }]
          : [
              {
                id: 'edit',
                label: t('classes:shelf.edit'),
                icon: <Pencil {...icon} />,
                href: adminPaths.class(listed.id),
              },
              { id: 'assign', label: t('classes:assign'), icon: <ListChecks {...icon} /> },
              { id: 'duplicate', label: t('classes:shelf.duplicate'), icon: <Copy {...icon} /> },
              { id: 'archive', label: t('classes:shelf.archive'), icon: <Archive {...icon} /> },
            ],
        onAction: (id) => {
          if (id === 'restore') onRestore?.(listed);
          else if (id === 'assign') onAssign?.(listed);
          else if (id === 'duplicate') onDuplicate?.(listed);
          else if (id === 'archive') onArchive?.(listed);
        },
      }),
    }),
    [t, onRestore, onAssign, onDuplicate, onArchive],
  );
  return { columns, actions };
}

/** What a class is called, and its first poses. */
function ClassName({ listed: { id, name, asanas } }: { listed: ShelfClass }) {
  return (
    <div className={styles.name}>
      <span className={styles.words}>
        <Link href={adminPaths.class(id)}>
          <bdi>{name}</bdi>
        </Link>
      </span>
      <span className={styles.figures}>
        {asanas.map((asana) => (
          <span key={asana.id} className={styles.figure}>
            <PoseFigure
              decorative
              category={asana.category}
              name=""
              personKey={id}
              pose={asana.key}
            />
          </span>
        ))}
      </span>
    </div>
  );
}
