import {
  getEditedClass,
  giveAssignments,
  givenAssignmentKeys,
  recipientCountQuery,
} from '@niyama/data';
import {
  DataError,
  deviceTimeZone,
  hasGroup,
  hasRecipients,
  localDate,
  nameLanguage,
  type GivenAssignment,
  type NewAssignments,
  recipientsOf,
  type AssignmentOutline,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import type { CreateStart, CreateState } from '@niyama/ui/screens/admin/AssignmentsScreen';
import { useNotifiedText } from '@niyama/ui/screens/admin/parts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { toasts } from '../../app/toasts.ts';
import { sendMails } from '../shared/sendMails.ts';
import { useFormStart } from './useFormStart.ts';
import { usePickers } from './usePickers.ts';

const nothing: AssignmentOutline = {
  ...recipientsOf([]),
  asanaIds: [],
  classIds: [],
  dueDate: null,
  frequency: 'daily',
  daysOfWeek: [],
};
const newId = () => crypto.randomUUID();
const aboutClasses = new Set(['class_not_found', 'class_empty']);

/** The fields that a copy takes besides the pose or the class. */
const restOf = (given: GivenAssignment): CreateStart => ({
  frequency: given.frequency,
  daysOfWeek: given.daysOfWeek,
  question: given.reflectionQuestion ?? '',
  notes: given.notes ?? '',
});

/** Creates assignments; afterwards the form is empty and the list is read again. */
export function useCreate(): {
  create: CreateState;
  onCreate: (work: NewAssignments) => void;
  onCopy: (assignment: GivenAssignment) => void;
} {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const language = useReadingLanguage();
  const pickers = usePickers();
  const chosen = useFormStart();
  const [revision, setRevision] = useState(0);
  const [start, setStart] = useState<CreateStart | null>(null);
  const [requestId, setRequestId] = useState(newId);
  const [today] = useState(() => localDate(Date.now(), deviceTimeZone()));
  const [outline, setOutline] = useState(nothing);
  const counted = useQuery({
    ...recipientCountQuery(client, outline),
    enabled: hasRecipients(outline),
  });
  const recipientCount = counted.data ?? null;
  const notifiedText = useNotifiedText();
  const creating = useMutation({
    mutationFn: async (work: NewAssignments) => {
      // Beside it, where it is not known yet; without it the work is given all the same.
      const counting = queryClient
        .fetchQuery({ ...recipientCountQuery(client, outline), staleTime: Infinity })
        .catch(() => null);
      const people = await giveAssignments(client, { work, requestId });
      return { people, counted: await counting };
    },
    onSuccess: ({ people, counted: known }, work) => {
      sendMails(client);
      setStart(null);
      setRevision((known) => known + 1);
      setRequestId(newId());
      const message = hasGroup(work)
        ? t('assignments.createdFor', { count: people })
        : t('assignments.created');
      const notified = known ? [notifiedText(known.notified)] : [];
      toasts.show({ tone: 'success', message: format.sentences([message, ...notified]) });
      // The new form waits for nothing.
      void queryClient.invalidateQueries({ queryKey: givenAssignmentKeys.all });
    },
  });
  // A copy is of the class as it is now: it may have another name, or be off the shelf.
  const { mutate: copyClass } = useMutation({
    mutationFn: async ({ work: { id } }: GivenAssignment) => {
      const { edited } = await getEditedClass(client, { id, language });
      if (edited && !edited.isArchived) return { id, label: edited.name };
      throw new DataError('notFound', 'No such class', 'class_not_found');
    },
    onSuccess: (found, given) => setStart({ ...restOf(given), classes: [found] }),
    onError: (failure) => {
      const message = t('assignments.error.copying', { reason: failureText(failure) });
      toasts.show({ tone: 'error', message });
    },
  });
  const { error, isPending, variables: sent } = creating;
  const isAboutClasses = aboutClasses.has(DataError.from(error).code ?? '');
  const isSent = useRef(false);
  return {
    create: {
      ...pickers,
      revision,
      start: start ?? (revision === 0 ? chosen : null),
      today,
      recipientCount,
      onOutline: setOutline,
      isBusy: isPending,
      failure:
        error && !isAboutClasses
          ? t('assignments.error.creating', { reason: failureText(error) })
          : null,
      classesFailure:
        isAboutClasses && sent?.classIds.join() === outline.classIds.join()
          ? failureText(error)
          : null,
    },
    onCopy: useCallback(
      (given) => {
        const { kind, id, name: label } = given.work;
        if (kind === 'class') return copyClass(given);
        setStart({ ...restOf(given), asanas: [{ id, label, lang: nameLanguage(given.work) }] });
      },
      [copyClass],
    ),
    // The form learns a moment later that it is busy: the second press of a double click is earlier.
    onCreate: (work) => {
      if (isSent.current) return;
      isSent.current = true;
      creating.mutate(work, { onSettled: () => (isSent.current = false) });
    },
  };
}
