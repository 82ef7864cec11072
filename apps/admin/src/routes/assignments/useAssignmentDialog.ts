import {
  endAssignment,
  getGivenAssignment,
  givenAssignmentKeys,
  replyToAssignment,
} from '@niyama/data';
import type { GivenAssignment } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { AssignmentsDialog } from '@niyama/ui/screens/admin/AssignmentsScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { formFailure } from '../shared/formFailure.ts';
import { toasts } from '../../app/toasts.ts';
import { sendMails } from './sendMails.ts';

type Opened = Pick<AssignmentsDialog, 'kind' | 'assignment'>;

/** Shows an assignment, replies to it and ends it; a dialog stays when that fails. */
export function useAssignmentDialog() {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [revision, setRevision] = useState(0);
  const refresh = () => queryClient.invalidateQueries({ queryKey: givenAssignmentKeys.all });
  const isDone = async (message: string) => {
    setOpened(null);
    toasts.show({ tone: 'success', message });
    await refresh();
  };

  const replying = useMutation({
    mutationFn: (said: { assignment: GivenAssignment; reply: string }) =>
      replyToAssignment(client, said),
    onSuccess: () => {
      sendMails(client);
      return isDone(t('assignments.reply.saved'));
    },
  });
  const ending = useMutation({
    mutationFn: (assignment: GivenAssignment) => endAssignment(client, assignment.id),
    onSuccess: (_, { completed, asana }) =>
      isDone(
        completed
          ? t('assignments.end.completedDone', { asana: asana.name })
          : t('assignments.end.done'),
      ),
  });
  const reloading = useMutation({
    mutationFn: (assignment: GivenAssignment) => getGivenAssignment(client, assignment.id),
    onSuccess: async (assignment) => {
      setOpened({ kind: 'view', assignment });
      setRevision((known) => known + 1);
      replying.reset();
      await refresh();
    },
  });

  const isBusy = replying.isPending || ending.isPending || reloading.isPending;
  const error = reloading.error ?? replying.error ?? ending.error;
  const sentence = (reason: string) =>
    opened?.kind === 'end'
      ? t('assignments.error.deleting', { reason })
      : t('assignments.error.replying', { reason });
  const failure = isBusy ? null : formFailure(i18n, error, sentence);
  const { reset: resetReply } = replying;
  const { reset: resetEnd } = ending;
  const { reset: resetReload } = reloading;
  return {
    dialog: opened && { ...opened, revision, isBusy, failure },
    onOpen: useCallback(
      (kind: Opened['kind'], assignment: GivenAssignment) => {
        resetReply();
        resetEnd();
        resetReload();
        setOpened({ kind, assignment });
      },
      [resetReply, resetEnd, resetReload],
    ),
    onReply: (reply: string) => {
      if (opened) replying.mutate({ assignment: opened.assignment, reply });
    },
    onConfirm: () => {
      if (opened) ending.mutate(opened.assignment);
    },
    onLoadNewer: () => {
      if (opened) reloading.mutate(opened.assignment);
    },
    onClose: () => setOpened(null),
  };
}
