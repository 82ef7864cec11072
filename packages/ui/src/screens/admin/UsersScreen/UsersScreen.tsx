import {
  adminPaths,
  type User,
  type UserChange,
  type UserFilter,
  userFilters,
  type UserView,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { TableSearch } from '../parts/TableSearch.tsx';
import type { TableState } from '../parts/tableState.ts';
import { UserDialog } from './parts/UserDialog.tsx';
import { useUserTable } from './parts/useUserTable.tsx';
import type { UserAct, UserDialogState } from './types.ts';

export interface UsersScreenProps {
  state: TableState<User>;
  /** What the rows are searched for, and in which order they come. */
  view: UserView;
  /** Who looks. */
  ownId: string;
  /** What stands over the list, or null. */
  dialog: UserDialogState | null;
  onSearch: (search: string) => void;
  onSort: (sort: UserView['sort']) => void;
  onShow: (show: UserFilter) => void;
  onRetry: () => void;
  onShowMore: () => void;
  /** Opens a dialog; keep it the same between renders. */
  onOpen: (act: UserAct, user: User) => void;
  onSave: (change: UserChange) => void;
  onConfirm: () => void;
  onLoadNewer: () => void;
  onClose: () => void;
}

/** /admin/users: everybody who has an account. */
export function UsersScreen({
  state,
  view,
  ownId,
  dialog,
  onSearch,
  onSort,
  onShow,
  onRetry,
  onShowMore,
  onOpen,
  ...ofDialog
}: UsersScreenProps) {
  const { t } = useTranslation('admin');
  const table = useUserTable(ownId, onOpen);
  const labels: Record<UserFilter, string> = {
    all: t('users.showAll'),
    admins: t('users.onlyAdmins'),
    inactive: t('users.show.inactive'),
    overdue: t('users.show.overdue'),
    new: t('users.show.new'),
  };
  return (
    <AdminFrame
      actions={
        <Inline gap="2">
          <LinkButton href={adminPaths.invitations()} variant="secondary">
            {t('invitations.invite')}
          </LinkButton>
          <LinkButton href={adminPaths.addUser()}>{t('users.add')}</LinkButton>
        </Inline>
      }
      title={t('users.title')}
    >
      <Text tone="soft">{t('users.subtitle')}</Text>
      <Inline align="end" gap="3">
        <TableSearch
          label={t('users.search')}
          placeholder={t('users.searchHint')}
          search={view.search}
          onSearch={onSearch}
        />
        <Select
          label={t('users.show.label')}
          options={userFilters.map((id) => ({ id, label: labels[id] }))}
          value={view.show}
          onChange={onShow}
        />
      </Inline>
      <AdminTable
        {...table}
        emptyText={t('users.empty')}
        failedTitle={t('users.failed')}
        label={t('layout.users')}
        sort={view.sort}
        state={state}
        onRetry={onRetry}
        onShowMore={onShowMore}
        onSort={onSort}
      />
      {dialog ? <UserDialog {...ofDialog} state={dialog} /> : null}
    </AdminFrame>
  );
}
