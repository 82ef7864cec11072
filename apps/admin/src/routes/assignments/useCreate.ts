import { giveAssignments, givenAssignmentKeys, recipientCountQuery } from '@niyama/data';
import {
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
import { toasts } from '../../app/toasts.ts';
import { sendMails } from '../shared/sendMails.ts';
import { useChosenStudents } from './useChosenStudents.ts';
import { usePickers } from './usePickers.ts';

const nothing: AssignmentOutline = {
  ...recipientsOf([]),
  asanaIds: [],
  dueDate: null,
  frequency: 'daily',
  daysOfWeek: [],
};
const newId = () => crypto.randomUUID();

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
  const pickers = usePickers();
  const chosen = useChosenStudents();
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
  const { error, isPending } = creating;
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
      failure: error && t('assignments.error.creating', { reason: failureText(error) }),
    },
    onCopy: useCallback(
      ({ asana, frequency, daysOfWeek, reflectionQuestion, notes }) =>
        setStart({
          asanas: [{ id: asana.id, label: asana.name, lang: nameLanguage(asana) }],
          frequency,
          daysOfWeek,
          question: reflectionQuestion ?? '',
          notes: notes ?? '',
        }),
      [],
    ),
    // The form learns a moment later that it is busy: the second press of a double click is earlier.
    onCreate: (work) => {
      if (isSent.current) return;
      isSent.current = true;
      creating.mutate(work, { onSettled: () => (isSent.current = false) });
    },
  };
}
