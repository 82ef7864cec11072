import {
  changeAssignment,
  endAssignment,
  endPause,
  getGivenAssignment,
  givenAssignmentKeys,
  pauseStudent,
  profileKeys,
  replyToAssignment,
} from '@niyama/data';
import {
  type AssignmentChange,
  changedMeanwhile,
  DataError,
  displayName,
  type GivenAssignment,
  type StudentPause,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import type { AssignmentsDialog } from '@niyama/ui/screens/admin/AssignmentsScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { formFailure } from '../shared/formFailure.ts';
import { toasts } from '../../app/toasts.ts';
import { sendMails } from '../shared/sendMails.ts';

type Opened = Pick<AssignmentsDialog, 'kind' | 'assignment'> & { newer: GivenAssignment | null };
type Days = Omit<StudentPause, 'id'>;
interface Resumed {
  assignment: GivenAssignment;
  pause: StudentPause;
}

/** Shows an assignment, replies to it, changes it, ends it and pauses its student; a dialog stays when that fails. */
export function useAssignmentDialog() {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const language = useReadingLanguage();
  const queryClient = useQueryClient();
  const format = useFormat();
  const failureText = useFailureText();
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
      // The number of those without one stands beside the navigation.
      void queryClient.invalidateQueries({ queryKey: profileKeys.roles });
      return isDone(t('assignments.reply.saved'));
    },
  });
  const changing = useMutation({
    mutationFn: async ({
      assignment,
      newer,
      change,
    }: Omit<Opened, 'kind'> & { change: AssignmentChange }) => {
      try {
        await changeAssignment(client, { assignment: newer ?? assignment, change });
      } catch (error) {
        if (DataError.from(error).code === changedMeanwhile) {
          const now = await getGivenAssignment(client, assignment.id, language);
          setOpened({ kind: 'change', assignment, newer: now });
        }
        throw error;
      }
    },
    onSuccess: () => isDone(t('assignments.change.done')),
    // The list behind the dialog shows what was faster.
    onError: () => void refresh(),
  });
  const ending = useMutation({
    mutationFn: (assignment: GivenAssignment) => endAssignment(client, assignment.id),
    onSuccess: (_, { completed, work }) =>
      isDone(
        completed
          ? t('assignments.end.completedDone', { work: work.name })
          : t('assignments.end.done'),
      ),
  });
  const nameOf = ({ student }: GivenAssignment) =>
    displayName(student, ['fullName', 'username']) ?? t('users.unknown');
  const pausing = useMutation({
    mutationFn: ({ assignment, days }: { assignment: GivenAssignment; days: Days }) =>
      pauseStudent(client, { studentId: assignment.student.id, ...days }),
    onSuccess: (_, { assignment, days }) =>
      isDone(
        t('assignments.pause.done', {
          student: nameOf(assignment),
          from: format.day(days.fromDay, { dateStyle: 'long' }),
          to: format.day(days.toDay, { dateStyle: 'long' }),
        }),
      ),
    // Another instructor may have paused them meanwhile, which the list shows behind the dialog. It
    // is not waited for: why this failed is said at once.
    onError: () => void refresh(),
  });
  const resuming = useMutation({
    mutationFn: ({ pause }: Resumed) => endPause(client, pause.id),
    onSuccess: (_, { assignment, pause }) => {
      const isToCome = pause.fromDay > assignment.today;
      const message = t(isToCome ? 'assignments.pause.canceled' : 'assignments.pause.resumed', {
        student: nameOf(assignment),
      });
      toasts.show({ tone: 'success', message });
    },
    onError: (error) => {
      const message = t('assignments.error.resuming', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled: refresh,
  });
  const reloading = useMutation({
    mutationFn: (assignment: GivenAssignment) =>
      getGivenAssignment(client, assignment.id, language),
    onSuccess: async (assignment) => {
      setOpened({ kind: 'view', assignment, newer: null });
      setRevision((known) => known + 1);
      replying.reset();
      await refresh();
    },
  });

  const mutations = [reloading, replying, changing, ending, pausing];
  const isBusy = mutations.some(({ isPending }) => isPending);
  const error = mutations.find((mutation) => mutation.error !== null)?.error ?? null;
  const sentences = {
    view: 'assignments.error.replying',
    change: 'assignments.error.changing',
    end: 'assignments.error.deleting',
    pause: 'assignments.error.pausing',
  } as const;
  const sentence = (reason: string) => t(sentences[opened?.kind ?? 'view'], { reason });
  const failure = isBusy ? null : formFailure(i18n, error, sentence);
  const { reset: resetReply } = replying;
  const { reset: resetChange } = changing;
  const { reset: resetEnd } = ending;
  const { reset: resetPause } = pausing;
  const { reset: resetReload } = reloading;
  const { mutate: resume } = resuming;
  return {
    dialog: opened && { ...opened, revision, isBusy, failure },
    onOpen: useCallback(
      (kind: Opened['kind'], assignment: GivenAssignment) => {
        resetReply();
        resetChange();
        resetEnd();
        resetPause();
        resetReload();
        setOpened({ kind, assignment, newer: null });
      },
      [resetReply, resetChange, resetEnd, resetPause, resetReload],
    ),
    onReply: (reply: string) => {
      if (opened) replying.mutate({ assignment: opened.assignment, reply });
    },
    onChange: (change: AssignmentChange) => {
      if (opened) changing.mutate({ ...opened, change });
    },
    onPause: (days: Days) => {
      if (opened) pausing.mutate({ assignment: opened.assignment, days });
    },
    onEndPause: useCallback(
      (assignment: GivenAssignment) => {
        if (assignment.pause) resume({ assignment, pause: assignment.pause });
      },
      [resume],
    ),
    onConfirm: () => {
      if (opened) ending.mutate(opened.assignment);
    },
    onLoadNewer: () => {
      if (opened) reloading.mutate(opened.assignment);
    },
    onClose: () => setOpened(null),
  };
}
