import { givenAssignmentsQuery } from '@niyama/data';
import { assignmentTabs } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AssignmentsScreen } from '@niyama/ui/screens/admin/AssignmentsScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useTablePages } from '../app/useTablePages.ts';
import { useTableView } from '../app/useTableView.ts';
import { useAssignmentDialog } from './assignments/useAssignmentDialog.ts';
import { useCreate } from './assignments/useCreate.ts';
import { useFormFold } from './assignments/useFormFold.ts';

/** /admin/assignments?tab=&q=: what is given. */
export default function AssignmentsRoute() {
  const { t } = useTranslation('admin');
  const { search, onSearch } = useTableView(['created']);
  const [tab, onTab] = useAddressChoice('tab', assignmentTabs);
  const view = { tab, search };
  const query = givenAssignmentsQuery(useClient(), view, useReadingLanguage());
  const { state, ...rows } = useTablePages(query);
  return (
    <Page title={t('assignments.title')}>
      <AssignmentsScreen
        {...rows}
        {...useCreate()}
        {...useAssignmentDialog()}
        {...useFormFold()}
        table={state}
        view={view}
        onSearch={onSearch}
        onTab={onTab}
      />
    </Page>
  );
}
