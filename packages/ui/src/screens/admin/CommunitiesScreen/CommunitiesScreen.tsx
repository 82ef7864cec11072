import type { AdminCommunity, CommunityFields } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Plus } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { TableSearch } from '../parts/TableSearch.tsx';
import type { TableState } from '../parts/tableState.ts';
import { CommunityDialog } from './parts/CommunityDialog.tsx';
import { MembersDialog } from './parts/MembersDialog.tsx';
import { RemoveDialog } from './parts/RemoveDialog.tsx';
import { type CommunityActs, useCommunityTable } from './parts/useCommunityTable.tsx';
import type { CommunitiesDialog, MembersActions } from './types.ts';

export type { MembersActions };

/** What is done to one community opens a dialog; keep these callbacks the same between renders. */
export interface CommunitiesScreenProps extends CommunityActs {
  table: TableState<AdminCommunity>;
  /** What the rows are searched for. */
  search: string;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onShowMore: () => void;
  /** The open dialog, or null. */
  dialog: CommunitiesDialog | null;
  onCloseDialog: () => void;
  onCreate: () => void;
  /** Saves what the form of the dialog holds. */
  onSave: (fields: CommunityFields) => void;
  /** Puts the community as it is now into the form. */
  onLoadNewer: () => void;
  onPickPicture: (file: File) => void;
  onRemovePicture: () => void;
  /** Deletes the community of the dialog. */
  onConfirmRemoval: () => void;
  /** What is done in the dialog of the members. */
  members: MembersActions;
}

/** /admin/communities: all of them, and who belongs to them. */
export function CommunitiesScreen(props: CommunitiesScreenProps) {
  const { table, search, dialog, onMembers, onEdit, onRemove } = props;
  const { t } = useTranslation(['admin', 'common']);
  const rows = useCommunityTable({ onMembers, onEdit, onRemove });
  return (
    <AdminFrame
      actions={
        <Button
          icon={<Plus aria-hidden size="1.125rem" strokeWidth={1.75} />}
          onPress={props.onCreate}
        >
          {t('communities.create')}
        </Button>
      }
      title={t('layout.communities')}
    >
      <Inline>
        <TableSearch
          label={t('communities.search')}
          placeholder={t('communities.searchHint')}
          search={search}
          onSearch={props.onSearch}
        />
      </Inline>
      <AdminTable
        {...rows}
        emptyText={t(search === '' ? 'communities.empty' : 'communities.nothingFound')}
        failedBecause={(reason) => t('communities.error.communities', { reason })}
        failedTitle={t('communities.failed')}
        label={t('layout.communities')}
        state={table}
        onRetry={props.onRetry}
        onShowMore={props.onShowMore}
      />
      {dialog?.kind === 'form' ? (
        <CommunityDialog
          dialog={dialog}
          onClose={props.onCloseDialog}
          onLoadNewer={props.onLoadNewer}
          onPick={props.onPickPicture}
          onRemovePicture={props.onRemovePicture}
          onSave={props.onSave}
        />
      ) : null}
      {dialog?.kind === 'remove' ? (
        <RemoveDialog
          dialog={dialog}
          onClose={props.onCloseDialog}
          onConfirm={props.onConfirmRemoval}
        />
      ) : null}
      {dialog?.kind === 'members' ? (
        <MembersDialog actions={props.members} dialog={dialog} onClose={props.onCloseDialog} />
      ) : null}
    </AdminFrame>
  );
}
