import { adminAsanasQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { AsanasScreen } from '@niyama/ui/screens/admin/AsanasScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useTablePages } from '../app/useTablePages.ts';
import { useTableView } from '../app/useTableView.ts';
import { useAsanaForm } from './asanas/useAsanaForm.ts';
import { useExport } from './asanas/useExport.ts';
import { useImport } from './asanas/useImport.ts';
import { useRemoval } from './asanas/useRemoval.ts';

/** /admin/asanas?q=&show=: the library, what of it is left to translate, or what was deleted from it. */
export default function AsanasRoute() {
  const { t } = useTranslation('admin');
  const { search, onSearch } = useTableView(['name']);
  const [show, choose] = useAddressChoice('show', ['library', 'untranslated', 'deleted']);
  const view = {
    search,
    archived: show === 'deleted',
    ...(show === 'untranslated' && { untranslated: true }),
  };
  const query = adminAsanasQuery(useClient(), view, useReadingLanguage());
  const { state, ...rows } = useTablePages({
    ...query,
    // What can be done to the rows of the library is refused of deleted ones, and the other way round.
    placeholderData: (previous, before) =>
      before?.queryKey[2].archived === view.archived ? previous : undefined,
  });
  const form = useAsanaForm();
  const removal = useRemoval();
  const importing = useImport();
  return (
    <Page title={t('asanas.title')}>
      <AsanasScreen
        {...rows}
        dialog={form.dialog ?? removal.dialog ?? importing.dialog}
        table={state}
        view={
          view.archived
            ? { search, archived: true, onRestore: removal.restore }
            : {
                search,
                archived: false,
                untranslated: show === 'untranslated',
                onToggleUntranslated: () =>
                  choose(show === 'untranslated' ? 'library' : 'untranslated'),
                onEdit: form.open,
                onRemove: removal.open,
              }
        }
        onAdd={() => form.open(null)}
        onExport={useExport()}
        onImport={importing.open}
        onSearch={onSearch}
        onToggleArchived={() => choose(view.archived ? 'library' : 'deleted')}
      />
    </Page>
  );
}
