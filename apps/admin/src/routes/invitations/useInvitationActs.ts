import { invitationKeys, resendInvitation, withdrawInvitation } from '@niyama/data';
import type { Invitation } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { InvitationsDialog } from '@niyama/ui/screens/admin/InvitationsScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

interface InvitationActs {
  dialog: InvitationsDialog | null;
  onResend: (invitation: Invitation) => void;
  onWithdraw: (invitation: Invitation) => void;
}

/** What is done to one invitation of the list: it is sent again, or withdrawn after a question. */
export function useInvitationActs(): InvitationActs {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [opened, setOpened] = useState<Invitation | null>(null);
  // Also after a failure: whoever accepted meanwhile is no longer in the list.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: invitationKeys.all });

  const resending = useMutation({
    mutationFn: ({ id }: Invitation) => resendInvitation(client, id),
    onSuccess: (_, { email }) => {
      toasts.show({ tone: 'success', message: t('invitations.resend.success', { email }) });
    },
    onError: (error) => {
      const message = t('invitations.resend.error', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const withdrawing = useMutation({
    mutationFn: ({ id }: Invitation) => withdrawInvitation(client, id),
    onSuccess: (_, { email }) => {
      setOpened(null);
      toasts.show({ tone: 'success', message: t('invitations.withdraw.success', { email }) });
    },
    onError: (error) => {
      setFailure(t('invitations.withdraw.error', { reason: failureText(error) }));
    },
    onSettled,
  });
  const { mutate: resend } = resending;
  return {
    dialog: opened && {
      kind: 'withdraw',
      invitation: opened,
      isBusy: withdrawing.isPending,
      failure: withdrawing.isPending ? null : failure,
      onConfirm: () => withdrawing.mutate(opened),
      onClose: () => setOpened(null),
    },
    onResend: useCallback((invitation) => resend(invitation), [resend]),
    onWithdraw: useCallback((invitation) => {
      setFailure(null);
      setOpened(invitation);
    }, []),
  };
}
