import { givenAssignmentKeys, profileKeys, replyToAssignment } from '@niyama/data';
import type { GivenAssignment } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReplyState } from '@niyama/ui/screens/admin/ReflectionsScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { toasts } from '../../app/toasts.ts';
import { formFailure } from '../shared/formFailure.ts';
import { sendMails } from '../shared/sendMails.ts';

interface Replying {
  replying: ReplyState | null;
  onReply: (assignment: GivenAssignment, reply: string) => void;
  onLoadNewer: () => void;
}

/** Saves a reply in its place; what was typed stays until the answer has left the list. */
export function useReply(): Replying {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const refresh = async () => {
    // The number beside the navigation.
    void queryClient.invalidateQueries({ queryKey: profileKeys.roles });
    await queryClient.invalidateQueries({ queryKey: givenAssignmentKeys.all });
  };
  const { mutate, reset, variables, error, isPending } = useMutation({
    mutationFn: (said: { assignment: GivenAssignment; reply: string }) =>
      replyToAssignment(client, said),
    onSuccess: () => {
      sendMails(client);
      toasts.show({ tone: 'success', message: t('assignments.reply.saved') });
      return refresh();
    },
  });
  const isOpen = variables !== undefined && (isPending || error !== null);
  return {
    replying: isOpen
      ? {
          assignmentId: variables.assignment.id,
          isBusy: isPending,
          failure: formFailure(i18n, error, (reason) =>
            t('assignments.error.replying', { reason }),
          ),
        }
      : null,
    onReply: (assignment, reply) => mutate({ assignment, reply }),
    onLoadNewer: () => {
      reset();
      void refresh();
    },
  };
}
