import { shelfQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { ClassesScreen } from '@niyama/ui/screens/admin/ClassesScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { useTablePages } from '../app/useTablePages.ts';
import { useTableView } from '../app/useTableView.ts';
import { useArchiving } from './classes/useArchiving.ts';
import { useDuplicating } from './classes/useDuplicating.ts';
import { useAssignClass } from './shared/useAssignClass.ts';

/** /admin/classes?q=&show=: the school's shelf, or what was archived of it. */
export default function ClassesRoute() {
  usePageTexts('classes');
  const { t } = useTranslation('admin');
  const { search, onSearch } = useTableView(['changed'], 'descending');
  const [show, choose] = useAddressChoice('show', ['shelf', 'archived']);
  const archived = show === 'archived';
  const { state, ...rows } = useTablePages({
    ...shelfQuery(useClient(), { search, archived }),
    // What is archived is restored, and the other way round: neither stands in for the other.
    placeholderData: (previous, before) =>
      before?.queryKey[2].archived === archived ? previous : undefined,
  });
  const { archive, restore } = useArchiving();
  const duplicate = useDuplicating();
  const assign = useAssignClass();
  return (
    <Page title={t('layout.classes')}>
      <ClassesScreen
        {...rows}
        table={state}
        view={
          archived
            ? { search, archived, onRestore: restore }
            : { search, archived, onAssign: assign, onDuplicate: duplicate, onArchive: archive }
        }
        onSearch={onSearch}
        onToggleArchived={() => choose(archived ? 'shelf' : 'archived')}
      />
    </Page>
  );
}
