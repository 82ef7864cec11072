import { usersQuery } from '@niyama/data';
import { userColumns, userFilters } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { UsersScreen } from '@niyama/ui/screens/admin/UsersScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useSession } from '@niyama/app/session.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useTablePages } from '../app/useTablePages.ts';
import { useTableView } from '../app/useTableView.ts';
import { useSelection } from './users/useSelection.ts';
import { useUserDialog } from './users/useUserDialog.ts';

/** /admin/users?q=&sort=&show=: everybody, or who is looked for. */
export default function UsersRoute() {
  const { t } = useTranslation('admin');
  const ownId = useSession().user?.id ?? '';
  const { search, sort, onSearch, onSort } = useTableView(userColumns, 'descending');
  const [show, onShow] = useAddressChoice('show', userFilters);
  const view = { search, sort, show };
  const { state, ...rows } = useTablePages(usersQuery(useClient(), view), t('users.notAdmin'));
  const { forget, ...selection } = useSelection();
  return (
    <Page title={t('users.title')}>
      <UsersScreen
        {...rows}
        {...useUserDialog(ownId, forget)}
        {...selection}
        ownId={ownId}
        state={state}
        view={view}
        onSearch={onSearch}
        onSort={onSort}
        onShow={onShow}
      />
    </Page>
  );
}
