import { invitationKeys, resendInvitations, withdrawInvitations } from '@niyama/data';
import type { Invitation } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { InvitationsDialog } from '@niyama/ui/screens/admin/InvitationsScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

type Invitations = readonly Invitation[];

interface InvitationActs {
  dialog: InvitationsDialog | null;
  onResend: (invitations: Invitations) => void;
  onWithdraw: (invitations: Invitations) => void;
}

const idsOf = (invitations: Invitations) => invitations.map(({ id }) => id);
/** Whose one invitation it is; null for several. */
const onlyEmail = ([first, second]: Invitations) => (first && !second ? first.email : null);

/** What is done to invitations of the list: they are sent again, or withdrawn after a question. */
export function useInvitationActs(): InvitationActs {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [opened, setOpened] = useState<Invitations | null>(null);
  // Also after a failure: the student may have accepted the invitation, which then leaves the list.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: invitationKeys.all });

  const resending = useMutation({
    mutationFn: (invitations: Invitations) => resendInvitations(client, idsOf(invitations)),
    onSuccess: (count, invitations) => {
      const email = onlyEmail(invitations);
      const message =
        email === null
          ? t('invitations.resend.many', { count })
          : t('invitations.resend.success', { email });
      toasts.show({ tone: 'success', message });
    },
    onError: (error) => {
      const message = t('invitations.resend.error', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const withdrawing = useMutation({
    mutationFn: (invitations: Invitations) => withdrawInvitations(client, idsOf(invitations)),
    onSuccess: (count, invitations) => {
      setOpened(null);
      const email = onlyEmail(invitations);
      const message =
        email === null
          ? t('invitations.withdraw.manyDone', { count })
          : t('invitations.withdraw.success', { email });
      toasts.show({ tone: 'success', message });
    },
    onError: (error) => {
      setFailure(t('invitations.withdraw.error', { reason: failureText(error) }));
    },
    onSettled,
  });
  const { mutate: resend, isPending: isResending, variables: resent } = resending;
  return {
    dialog: opened && {
      kind: 'withdraw',
      invitations: opened,
      isBusy: withdrawing.isPending,
      failure: withdrawing.isPending ? null : failure,
      onConfirm: () => withdrawing.mutate(opened),
      onClose: () => setOpened(null),
    },
    onResend: useCallback(
      (invitations) => {
        // A double click sends once: the second answer would count 0 emails.
        if (!isResending || invitations !== resent) resend(invitations);
      },
      [resend, isResending, resent],
    ),
    onWithdraw: useCallback((invitations) => {
      setFailure(null);
      setOpened(invitations);
    }, []),
  };
}
