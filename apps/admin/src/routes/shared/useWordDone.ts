import { dashboardKeys, markWord, type WordCursor } from '@niyama/data';
import { type Dashboard, displayName, type StudentWord, type TablePage } from '@niyama/domain';
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
 * Hides a line at once, on the dashboard and on the page of its own; what the server refuses comes back, and
 * so does what is undone.
 */
export function useWordDone(): (word: StudentWord) => void {
  const { t } = useTranslation(['admin', 'common']);
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const lists: { queryKey: QueryKey }[] = [
    { queryKey: dashboardKeys.shown },
    { queryKey: dashboardKeys.words },
  ];
  const marking = useMutation({
    mutationFn: (mark: { word: StudentWord; done: boolean }) => markWord(client, mark),
    onMutate: async ({ word, done }) => {
      if (!done) return;
      // What was asked for before would bring the line back for a moment.
      await Promise.all(lists.map((list) => queryClient.cancelQueries(list)));
      const without = (words: StudentWord[]) =>
        words.filter(({ student }) => student.id !== word.student.id);
      queryClient.setQueriesData<Dashboard>(
        { queryKey: dashboardKeys.shown },
        (known) => known && { ...known, words: without(known.words) },
      );
      queryClient.setQueryData<InfiniteData<TablePage<StudentWord, WordCursor>>>(
        dashboardKeys.words,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({ ...page, items: without(page.items) })),
          },
      );
    },
    onSuccess: (_, { word, done }) => {
      if (!done) return;
      const name = displayName(word.student, ['fullName', 'username']) ?? t('users.unknown');
      toasts.show({
        tone: 'success',
        message: t('words.hidden', { name }),
        action: {
          label: t('common:action.undo'),
          onAction: () => marking.mutate({ word, done: false }),
        },
      });
    },
    onError: (error) =>
      toasts.show({ tone: 'error', message: t('words.failed', { reason: failureText(error) }) }),
    // Another reason may stand behind this one.
    onSettled: () => Promise.all(lists.map((list) => queryClient.invalidateQueries(list))),
  });
  return (word) => marking.mutate({ word, done: true });
}
