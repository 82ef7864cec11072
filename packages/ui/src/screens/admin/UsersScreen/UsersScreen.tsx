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
import { PauseDialog } from '../parts/PauseDialog.tsx';
import { TableSearch } from '../parts/TableSearch.tsx';
import type { TableState } from '../parts/tableState.ts';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import { useUserName } from '../parts/useUserName.ts';
import { CommunityDialog } from './parts/CommunityDialog.tsx';
import { SelectionBar } from './parts/SelectionBar.tsx';
import { UserDialog } from './parts/UserDialog.tsx';
import { useUserTable } from './parts/useUserTable.tsx';
import type { SelectionActions, SelectionDialogState, UserAct, UserDialogState } from './types.ts';
import * as styles from '../parts/selection.css.ts';

export interface UsersScreenProps extends SelectionActions {
  state: TableState<User>;
  /** What the rows are searched for, and in which order they come. */
  view: UserView;
  /** Who looks. */
  ownId: string;
  /** What stands over the list, or null. */
  dialog: UserDialogState | null;
  /** The people the admin has selected, whether the list shows them or not. */
  selected: readonly User[];
  /** What is done to all of them, or null. */
  selectionDialog: SelectionDialogState | null;
  onSelect: (selected: readonly User[]) => void;
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
  selected,
  selectionDialog,
  onSelect,
  onGive,
  onOpenDialog,
  onPauseSelected,
  onAddToCommunity,
  onCloseDialog,
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
  const nameOf = useUserName();
  const listed = useRecoveredFocus<HTMLDivElement>(selected.length);
  const items = state.status === 'ready' ? state.items : [];
  const hidden = selected.filter(({ id }) => !items.some((user) => user.id === id));
  const [first] = selected;
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
      <div className={styles.list} ref={listed} tabIndex={-1}>
        <AdminTable
          {...table}
          emptyText={t('users.empty')}
          failedTitle={t('users.failed')}
          label={t('layout.users')}
          selection={{
            selected: new Set(selected.map(({ id }) => id)),
            // Bulk acts are for students, as groups are.
            unselectable: items.flatMap(({ id, role }) => (role === 'admin' ? [id] : [])),
            onChange: (ids) => onSelect([...hidden, ...items.filter(({ id }) => ids.has(id))]),
            allLabel: t('users.selection.all'),
            rowLabel: t('users.selection.row'),
          }}
          sort={view.sort}
          state={state}
          onRetry={onRetry}
          onShowMore={onShowMore}
          onSort={onSort}
        />
        {selected.length > 0 ? (
          <SelectionBar
            count={selected.length}
            emails={selected.flatMap(({ email }) => email ?? [])}
            hidden={hidden.length}
            onClear={() => onSelect([])}
            onGive={onGive}
            onOpenDialog={onOpenDialog}
          />
        ) : null}
      </div>
      {dialog ? <UserDialog {...ofDialog} state={dialog} /> : null}
      {selectionDialog?.kind === 'pause' && first ? (
        <PauseDialog
          failure={selectionDialog.failure}
          isBusy={selectionDialog.isBusy}
          today={selectionDialog.today}
          who={selected.length === 1 ? nameOf(first) : selected.length}
          onClose={onCloseDialog}
          onPause={onPauseSelected}
        />
      ) : null}
      {selectionDialog?.kind === 'community' ? (
        <CommunityDialog
          count={selected.length}
          state={selectionDialog}
          onAdd={onAddToCommunity}
          onClose={onCloseDialog}
        />
      ) : null}
    </AdminFrame>
  );
}
