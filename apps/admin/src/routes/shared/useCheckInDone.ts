import { dashboardKeys, markCheckIn, type CheckInCursor } from '@niyama/data';
import { type Dashboard, displayName, type CheckIn, type TablePage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  type InfiniteData,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

/**
 * Hides a line at once, on the dashboard and on the page of check-ins. It comes back if the server refuses,
 * or with Undo.
 */
export function useCheckInDone(): (checkIn: CheckIn) => void {
  const { t } = useTranslation(['admin', 'common']);
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const lists: { queryKey: QueryKey }[] = [
    { queryKey: dashboardKeys.shown },
    { queryKey: dashboardKeys.checkIns },
  ];
  const marking = useMutation({
    mutationFn: (mark: { checkIn: CheckIn; done: boolean }) => markCheckIn(client, mark),
    onMutate: async ({ checkIn, done }) => {
      if (!done) return;
      // What was asked for before would bring the line back for a moment.
      await Promise.all(lists.map((list) => queryClient.cancelQueries(list)));
      const without = (checkIns: CheckIn[]) =>
        checkIns.filter(({ student }) => student.id !== checkIn.student.id);
      queryClient.setQueriesData<Dashboard>(
        { queryKey: dashboardKeys.shown },
        (known) => known && { ...known, checkIns: without(known.checkIns) },
      );
      queryClient.setQueryData<InfiniteData<TablePage<CheckIn, CheckInCursor>>>(
        dashboardKeys.checkIns,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({ ...page, items: without(page.items) })),
          },
      );
    },
    onSuccess: (_, { checkIn, done }) => {
      if (!done) return;
      const name = displayName(checkIn.student, ['fullName', 'username']) ?? t('users.unknown');
      toasts.show({
        tone: 'success',
        message: t('checkIns.hidden', { name }),
        action: {
          label: t('common:action.undo'),
          onAction: () => marking.mutate({ checkIn, done: false }),
        },
      });
    },
    onError: (error) =>
      toasts.show({ tone: 'error', message: t('checkIns.failed', { reason: failureText(error) }) }),
    // Another reason may stand behind this one.
    onSettled: () => Promise.all(lists.map((list) => queryClient.invalidateQueries(list))),
  });
  return (checkIn) => marking.mutate({ checkIn, done: true });
}
