import type { ListedAsana } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { TableSearch } from '../parts/TableSearch.tsx';
import type { TableState } from '../parts/tableState.ts';
import * as styles from './AsanasScreen.css.ts';
import { AsanaDialog } from './parts/AsanaDialog.tsx';
import { ImportDialog } from './parts/ImportDialog.tsx';
import { RemoveDialog } from './parts/RemoveDialog.tsx';
import { useAsanaTable } from './parts/useAsanaTable.tsx';
import type { AsanasDialog, AsanasView } from './types.ts';

export interface AsanasScreenProps {
  table: TableState<ListedAsana>;
  view: AsanasView;
  /** Shows what was deleted, or the library again. */
  onToggleArchived: () => void;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onShowMore: () => void;
  /** The open dialog, or null. */
  dialog: AsanasDialog | null;
  onAdd: () => void;
  onImport: () => void;
  onExport: (what: 'asanas' | 'translations', format: 'csv' | 'json') => void;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** /admin/asanas: the library and everything that is done to it. */
export function AsanasScreen(props: AsanasScreenProps) {
  const { table, view, dialog } = props;
  const { t } = useTranslation(['admin', 'common']);
  const rows = useAsanaTable(view);
  return (
    <AdminFrame
      actions={
        <Inline gap="2">
          <Menu
            icon={<FileDown aria-hidden size="1.375rem" strokeWidth={1.75} />}
            items={[
              { id: 'csv', label: t('asanas.exportCsv'), icon: <FileDown {...icon} /> },
              { id: 'json', label: t('asanas.exportJson'), icon: <FileDown {...icon} /> },
              {
                id: 'translationsCsv',
                label: t('asanas.exportTranslationsCsv'),
                icon: <FileDown {...icon} />,
              },
              {
                id: 'translationsJson',
                label: t('asanas.exportTranslationsJson'),
                icon: <FileDown {...icon} />,
              },
              { id: 'import', label: t('asanas.importFile'), icon: <FileUp {...icon} /> },
            ]}
            label={t('asanas.file')}
            onAction={(id) => {
              if (id === 'import') props.onImport();
              else if (id === 'csv' || id === 'json') props.onExport('asanas', id);
              else props.onExport('translations', id === 'translationsCsv' ? 'csv' : 'json');
            }}
          />
          <Button icon={<Plus {...icon} />} onPress={props.onAdd}>
            {t('asanas.add')}
          </Button>
        </Inline>
      }
      title={t('asanas.title')}
    >
      <Inline gap="3">
        <div className={styles.search}>
          <TableSearch
            label={t('asanas.search')}
            placeholder={t('asanas.searchHint')}
            search={view.search}
            onSearch={props.onSearch}
          />
        </div>
        {view.archived ? null : (
          <Switch
            isInline
            isSelected={view.untranslated}
            label={t('asanas.untranslated')}
            onChange={view.onToggleUntranslated}
          />
        )}
        <Button variant="secondary" onPress={props.onToggleArchived}>
          {view.archived ? t('asanas.showLibrary') : t('asanas.showDeleted')}
        </Button>
      </Inline>
      {view.archived ? (
        <Text as="output" tone="soft">
          {t('asanas.deletedHint')}
        </Text>
      ) : null}
      <AdminTable
        {...rows}
        emptyText={t(
          view.search !== ''
            ? 'asanas.nothingFound'
            : view.archived
              ? 'asanas.emptyDeleted'
              : view.untranslated
                ? 'asanas.allTranslated'
                : 'asanas.empty',
        )}
        failedBecause={(reason) => t('asanas.error.fetching', { reason })}
        failedTitle={t('asanas.fetchFailed')}
        label={t('asanas.title')}
        numberLabel={t('asanas.column.number')}
        state={table}
        onRetry={props.onRetry}
        onShowMore={props.onShowMore}
      />
      {dialog?.kind === 'form' ? <AsanaDialog dialog={dialog} /> : null}
      {dialog?.kind === 'remove' ? <RemoveDialog dialog={dialog} /> : null}
      {dialog?.kind === 'import' ? (
        <ImportDialog step={dialog.step} onClose={dialog.onClose} />
      ) : null}
    </AdminFrame>
  );
}
