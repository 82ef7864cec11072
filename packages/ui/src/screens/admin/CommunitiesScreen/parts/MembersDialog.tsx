import type { AdminMember } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { UserMinus, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { DataTableActions, DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminTable } from '#screens/admin/parts/AdminTable.tsx';
import { ConfirmDialog } from '#screens/admin/parts/ConfirmDialog.tsx';
import { UserName } from '#screens/admin/parts/UserName.tsx';
import { useUserName } from '#screens/admin/parts/useUserName.ts';
import type { CommunitiesDialog, MembersActions } from '../types.ts';
import { AddMemberDialog } from './AddMemberDialog.tsx';

interface MembersDialogProps {
  dialog: Extract<CommunitiesDialog, { kind: 'members' }>;
  actions: MembersActions;
  onClose: () => void;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** The members of a community; adds and removes them. */
export function MembersDialog({ dialog, actions, onClose }: MembersDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { community, members, step } = dialog;
  const nameOf = useUserName();
  const table = useMemberTable(actions.onRemove);
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t('communities.members.title', { name: community.name })}
      onClose={onClose}
    >
      <Stack gap="4">
        <Inline justify="end">
          <Button icon={<UserPlus {...icon} />} onPress={actions.onAdd}>
            {t('communities.members.add')}
          </Button>
        </Inline>
        <AdminTable
          {...table}
          emptyText={t('communities.members.empty')}
          failedBecause={(reason) => t('communities.error.members', { reason })}
          failedTitle={t('communities.members.failed')}
          label={t('communities.column.members')}
          state={members}
          onRetry={actions.onRetry}
          onShowMore={actions.onShowMore}
        />
      </Stack>
      {step?.kind === 'add' ? <AddMemberDialog actions={actions} step={step} /> : null}
      {step?.kind === 'remove' ? (
        <ConfirmDialog
          busyLabel={t('communities.members.removing')}
          confirmLabel={t('picker.remove')}
          failure={step.failure}
          isBusy={step.isBusy}
          title={t('communities.members.remove', { name: nameOf(step.member) })}
          onClose={actions.onCloseStep}
          onConfirm={actions.onConfirmRemoval}
        >
          <Text>{t('communities.members.question')}</Text>
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

function useMemberTable(onRemove: (member: AdminMember) => void) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const nameOf = useUserName();
  const columns = useMemo<DataTableColumn<AdminMember, 'name' | 'joined'>[]>(() => {
    return [
      {
        id: 'name',
        label: t('communities.column.name'),
        cell: (member) => <UserName user={member} />,
      },
      {
        id: 'joined',
        label: t('communities.members.joined'),
        cell: ({ joinedAt }) => (
          <time dateTime={joinedAt}>{format.day(new Date(joinedAt), { dateStyle: 'medium' })}</time>
        ),
      },
    ];
  }, [t, format]);
  const actions = useMemo<DataTableActions<AdminMember>>(
    () => ({
      label: t('table.actions'),
      menuOf: (member) => ({
        label: t('table.actionsFor', { name: nameOf(member) }),
        items: [
          {
            id: 'remove',
            label: t('picker.remove'),
            icon: <UserMinus {...icon} />,
            tone: 'danger',
          },
        ],
        onAction: () => onRemove(member),
      }),
    }),
    [t, nameOf, onRemove],
  );
  return { columns, actions };
}
