import { adminPaths, type ShelfClass } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Plus } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { TableSearch } from '../parts/TableSearch.tsx';
import type { TableState } from '../parts/tableState.ts';
import * as styles from './ClassesScreen.css.ts';
import { useClassTable } from './parts/useClassTable.tsx';
import type { ClassesView } from './types.ts';

export interface ClassesScreenProps {
  table: TableState<ShelfClass>;
  view: ClassesView;
  /** Shows what was archived, or the shelf again. */
  onToggleArchived: () => void;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/classes: the school's shelf, which all instructors write together. */
export function ClassesScreen(props: ClassesScreenProps) {
  const { table, view } = props;
  const { t } = useTranslation(['classes', 'admin']);
  const rows = useClassTable(view);
  return (
    <AdminFrame
      actions={
        <LinkButton
          href={adminPaths.newClass()}
          icon={<Plus aria-hidden size="1.125rem" strokeWidth={1.75} />}
        >
          {t('classes:shelf.new')}
        </LinkButton>
      }
      title={t('admin:layout.classes')}
    >
      <Inline gap="3">
        <div className={styles.search}>
          <TableSearch
            label={t('classes:shelf.search')}
            placeholder={t('classes:shelf.searchHint')}
            search={view.search}
            onSearch={props.onSearch}
          />
        </div>
        <Button variant="secondary" onPress={props.onToggleArchived}>
          {t(view.archived ? 'classes:shelf.showShelf' : 'classes:shelf.showArchived')}
        </Button>
      </Inline>
      <AdminTable
        {...rows}
        emptyText={t(
          view.search !== ''
            ? 'classes:shelf.nothingFound'
            : view.archived
              ? 'classes:shelf.emptyArchived'
              : 'classes:shelf.empty',
        )}
        failedBecause={(reason) => t('classes:shelf.error.fetching', { reason })}
        failedTitle={t('classes:shelf.failed')}
        label={t('admin:layout.classes')}
        state={table}
        onRetry={props.onRetry}
        onShowMore={props.onShowMore}
      />
    </AdminFrame>
  );
}
