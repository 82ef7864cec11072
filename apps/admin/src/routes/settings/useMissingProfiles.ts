import { createMissingProfiles, listAccounts, userKeys } from '@niyama/data';
import { DataError } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { toasts } from '../../app/toasts.ts';

/** The stages at which the making of missing profiles may fail. */
type Stage = 'usersFailed' | 'profilesFailed';

/**
 * Creates profiles for accounts that have none: reads all accounts, then creates what is missing in one
 * call. Each stage that can fail has a separate message.
 */
export function useMissingProfiles() {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (error: unknown, stage: Stage) => {
    // Unexpected failures, such as an answer of another shape.
    if (!(error instanceof DataError) || error.code === 'unknown_shape') {
      toasts.show({ tone: 'error', message: t('settings.database.unexpected') });
      setFailure(t('settings.database.console'));
      return;
    }
    const message = t(`settings.database.${error.kind === 'unauthorized' ? 'mustLogIn' : stage}`);
    toasts.show({ tone: 'error', message });
    setFailure(message);
  };
  const showToast = (tone: 'info' | 'success', message: string) => toasts.show({ tone, message });

  const making = useMutation({
    mutationFn: (accounts: Awaited<ReturnType<typeof listAccounts>>) =>
      createMissingProfiles(client, accounts),
    onSuccess: ({ missing, created }) => {
      if (missing === 0) {
        showToast('success', t('settings.database.allThere'));
        return;
      }
      if (created < missing) {
        const message = t('settings.database.someFailed');
        toasts.show({ tone: 'error', message });
        setFailure(message);
        return;
      }
      showToast('success', t('settings.database.created', { count: created }));
    },
    onError: (error) => fail(error, 'profilesFailed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
  const fetching = useMutation({
    mutationFn: () => listAccounts(client),
    onMutate: () => setFailure(null),
    onSuccess: (accounts) => {
      if (accounts.length === 0) showToast('info', t('settings.database.noUsers'));
      else making.mutate(accounts);
    },
    onError: (error) => fail(error, 'usersFailed'),
  });
  return {
    missingProfiles: { isBusy: fetching.isPending || making.isPending, failure },
    onCreateMissingProfiles: () => fetching.mutate(),
  };
}
