import { dashboardKeys, markWord } from '@niyama/data';
import { type Dashboard, displayName, type StudentWord } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

/** Hides a line at once; what the server refuses comes back, and so does what is undone. */
export function useWordDone(): (word: StudentWord) => void {
  const { t } = useTranslation(['admin', 'common']);
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const marking = useMutation({
    mutationFn: (mark: { word: StudentWord; done: boolean }) => markWord(client, mark),
    onMutate: ({ word, done }) => {
      if (!done) return;
      queryClient.setQueriesData<Dashboard>(
        { queryKey: dashboardKeys.shown },
        (known) =>
          known && {
            ...known,
            words: known.words.filter(({ student }) => student.id !== word.student.id),
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: dashboardKeys.shown }),
  });
  return (word) => marking.mutate({ word, done: true });
}
