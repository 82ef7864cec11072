import { adminPaths, type Invitation } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import type { TableState } from '../parts/tableState.ts';
import { InviteDialog } from './parts/InviteDialog.tsx';
import { useInvitationTable } from './parts/useInvitationTable.tsx';
import type { InvitationsDialog } from './types.ts';

export interface InvitationsScreenProps {
  state: TableState<Invitation>;
  /** What stands over the list, or null. */
  dialog: InvitationsDialog | null;
  onInvite: () => void;
  /** Keep it the same between renders, as the next one. */
  onResend: (invitation: Invitation) => void;
  onWithdraw: (invitation: Invitation) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/users/invitations: who is invited and has no account yet. */
export function InvitationsScreen({
  dialog,
  onInvite,
  onResend,
  onWithdraw,
  ...table
}: InvitationsScreenProps) {
  const { t } = useTranslation('admin');
  const rows = useInvitationTable(onResend, onWithdraw);
  return (
    <AdminFrame
      actions={
        <Inline gap="2">
          <LinkButton href={adminPaths.users()} variant="secondary">
            {t('invitations.toUsers')}
          </LinkButton>
          <Button onPress={onInvite}>{t('invitations.invite')}</Button>
        </Inline>
      }
      title={t('invitations.title')}
    >
      <Text tone="soft">{t('invitations.subtitle')}</Text>
      <AdminTable
        {...table}
        {...rows}
        emptyText={t('invitations.empty')}
        failedTitle={t('invitations.failed')}
        label={t('invitations.title')}
      />
      {dialog?.kind === 'invite' ? (
        <InviteDialog step={dialog.step} onClose={dialog.onClose} />
      ) : null}
      {dialog?.kind === 'withdraw' ? (
        <ConfirmDialog
          busyLabel={t('invitations.withdraw.busy')}
          confirmLabel={t('invitations.withdraw.action')}
          failure={dialog.failure}
          isBusy={dialog.isBusy}
          title={t('invitations.withdraw.title')}
          onClose={dialog.onClose}
          onConfirm={dialog.onConfirm}
        >
          <Text>{t('invitations.withdraw.text', { email: dialog.invitation.email })}</Text>
        </ConfirmDialog>
      ) : null}
    </AdminFrame>
  );
}
