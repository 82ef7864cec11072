import {
  deleteStudentNote,
  endPause,
  givenAssignmentKeys,
  saveStudentNote,
  pauseStudent,
  profileKeys,
  replyToAssignment,
  studentPageKeys,
} from '@niyama/data';
import type { LocalDate, StudentNote, StudentPause, StudentReflection } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import type { StudentAct, StudentDialog } from '@niyama/ui/screens/admin/StudentScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';
import { formFailure } from '../shared/formFailure.ts';
import { sendMails } from '../shared/sendMails.ts';

type Opened = { kind: 'pause' } | { kind: 'deleteNote'; note: StudentNote };

interface Options {
  studentId: string;
  /** What the student is called. */
  name: string;
  /** The day it is where the student lives; undefined while it is not known. */
  today: LocalDate | undefined;
}

const newId = () => crypto.randomUUID();

/** Pauses a student, replies to them, and keeps what is noted of them. */
export function useStudentActs({ studentId, name, today }: Options) {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const format = useFormat();
  const failureText = useFailureText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [newNoteId, setNewNoteId] = useState(newId);
  const refresh = () => queryClient.invalidateQueries({ queryKey: studentPageKeys.all });
  const refreshAssignments = async () => {
    void queryClient.invalidateQueries({ queryKey: givenAssignmentKeys.all });
    await refresh();
  };
  const say = (message: string) => toasts.show({ tone: 'success', message });
  const dayText = (day: LocalDate) => format.day(day, { dateStyle: 'long' });

  const replying = useMutation({
    mutationFn: (said: { reflection: StudentReflection; reply: string }) =>
      replyToAssignment(client, { assignment: said.reflection, reply: said.reply }),
    onSuccess: async () => {
      sendMails(client);
      say(t('assignments.reply.saved'));
      // It counts the reflections that wait.
      void queryClient.invalidateQueries({ queryKey: profileKeys.roles });
      await refreshAssignments();
    },
  });
  const pausing = useMutation({
    mutationFn: (days: Omit<StudentPause, 'id'>) => pauseStudent(client, { studentId, ...days }),
    onSuccess: async (_, { fromDay, toDay }) => {
      setOpened(null);
      const days = { from: dayText(fromDay), to: dayText(toDay) };
      say(t('assignments.pause.done', { student: name, ...days }));
      await refreshAssignments();
    },
    // Another instructor may have paused them meanwhile, which the page shows behind the dialog.
    onError: () => void refresh(),
  });
  const resuming = useMutation({
    mutationFn: (pause: StudentPause) => endPause(client, pause.id),
    onSuccess: (_, { fromDay }) => {
      const isToCome = today !== undefined && fromDay > today;
      const message = isToCome ? 'assignments.pause.canceled' : 'assignments.pause.resumed';
      say(t(message, { student: name }));
    },
    onError: (error) => {
      const message = t('assignments.error.resuming', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled: refreshAssignments,
  });
  const saving = useMutation({
    mutationFn: (note: { id: string; body: string }) =>
      saveStudentNote(client, { studentId, ...note }),
    onSuccess: async (_, { id }) => {
      if (id === newNoteId) setNewNoteId(newId());
      say(t('student.notes.saved'));
      await refresh();
    },
  });
  const deleting = useMutation({
    mutationFn: (note: StudentNote) => deleteStudentNote(client, note.id),
    onSuccess: async () => {
      setOpened(null);
      say(t('student.notes.deleted'));
      await refresh();
    },
  });

  const act = (
    { isPending, error }: typeof replying | typeof saving,
    id: string | undefined,
    sentence: (reason: string) => string,
  ): StudentAct | null =>
    id !== undefined && (isPending || error)
      ? { id, isBusy: isPending, failure: formFailure(i18n, error, sentence) }
      : null;
  const dialogOf = (open: Opened): StudentDialog => {
    const { isPending, error } = open.kind === 'pause' ? pausing : deleting;
    const sentence = (reason: string) =>
      t(open.kind === 'pause' ? 'assignments.error.pausing' : 'student.notes.deleteFailed', {
        reason,
      });
    return { ...open, isBusy: isPending, failure: formFailure(i18n, error, sentence) };
  };
  const open = (asked: Opened) => {
    pausing.reset();
    deleting.reset();
    setOpened(asked);
  };
  return {
    dialog: opened && dialogOf(opened),
    replying: act(replying, replying.variables?.reflection.id, (reason) =>
      t('assignments.error.replying', { reason }),
    ),
    noting: act(saving, saving.variables?.id, (reason) => t('student.notes.failed', { reason })),
    newNoteId,
    isResuming: resuming.isPending,
    onOpenPause: () => open({ kind: 'pause' }),
    onPause: (days: Omit<StudentPause, 'id'>) => pausing.mutate(days),
    onEndPause: (pause: StudentPause) => resuming.mutate(pause),
    onReply: (reflection: StudentReflection, reply: string) =>
      replying.mutate({ reflection, reply }),
    onLoadNewer: () => {
      replying.reset();
      void refresh();
    },
    onKeepNote: (id: string, body: string) => saving.mutate({ id, body }),
    onOpenDelete: (note: StudentNote) => open({ kind: 'deleteNote', note }),
    onDelete: () => {
      if (opened?.kind === 'deleteNote') deleting.mutate(opened.note);
    },
    onClose: () => setOpened(null),
  };
}
