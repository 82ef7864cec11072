import {
  adminAsanaKeys,
  archiveAsana,
  type Client,
  getAdminAsana,
  getAsanaUse,
  removeDeletedFiles,
  restoreAsana,
} from '@niyama/data';
import {
  type AdminAsana,
  changedMeanwhile,
  consoleLogger,
  DataError,
  type ListedAsana,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ToastMessage } from '@niyama/ui/toastQueue';
import type { AsanasDialog } from '@niyama/ui/screens/admin/AsanasScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { formFailure } from '../shared/formFailure.ts';
import { toasts } from '../../app/toasts.ts';

/** Deletes a pose after asking, and offers to undo it: the row is archived, not removed. */
export function useRemoval() {
  const { t, i18n } = useTranslation(['admin', 'common']);
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [opened, setOpened] = useState<ListedAsana | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminAsanaKeys.all });

  const use = useQuery({
    queryKey: adminAsanaKeys.use(opened?.id ?? ''),
    queryFn: () => getAsanaUse(client, opened?.id ?? ''),
    enabled: opened !== null,
    staleTime: 0,
  });
  const restoring = useMutation({
    mutationFn: (id: string) => restoreAsana(client, id),
    onSuccess: () => toasts.show({ tone: 'success', message: t('asanas.restored') }),
    onError: (error) => {
      const message = t('asanas.error.restoring', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled: refresh,
  });
  const reloading = useMutation({
    mutationFn: (id: string) => getAdminAsana(client, id),
    onSuccess: (newer) =>
      setOpened((known) =>
        known?.id === newer.id
          ? {
              ...known,
              ...newer,
              called:
                known.called.englishName === null
                  ? { name: newer.name, englishName: null }
                  : { ...known.called, englishName: newer.name },
            }
          : known,
      ),
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: ({ asana, endsWork }: { asana: AdminAsana; endsWork: boolean }) =>
      archiveAsana(client, asana, endsWork),
    onError: (error, { asana: { id } }) => {
      // They have seen the message: the next press is about the pose as it is now.
      if (DataError.from(error).code === changedMeanwhile) reloading.mutate(id);
    },
    onSuccess: async (archived, { endsWork }) => {
      setOpened(null);
      const onAction = () => {
        keepFiles();
        restoring.mutate(archived.id);
      };
      const offer: ToastMessage = {
        tone: 'success',
        message: t('asanas.deleted'),
        // The work that ended with it would not come back.
        ...(!endsWork && { action: { label: t('common:action.undo'), onAction } }),
      };
      toasts.show(offer);
      const keepFiles = whenGone(offer, () => {
        void removeFiles(client, archived.id).then(refresh);
      });
      await refresh();
    },
  });

  const purposes = (): Extract<AsanasDialog, { kind: 'remove' }>['use'] => {
    if (use.error) return { status: 'failed', reason: failureText(use.error) };
    return use.data && !use.isFetching ? { status: 'known', use: use.data } : { status: 'loading' };
  };
  const { mutate: restore } = restoring;
  const { reset: resetRemoving } = removing;
  const { reset: resetReloading } = reloading;
  const isBusy = removing.isPending || reloading.isPending;
  const sentence = (reason: string) => t('asanas.error.deleting', { reason });
  const dialog: AsanasDialog | null = opened && {
    kind: 'remove',
    asana: opened,
    use: purposes(),
    isBusy,
    failure: isBusy ? null : formFailure(i18n, reloading.error ?? removing.error, sentence),
    onConfirm: (endsWork) => {
      reloading.reset();
      removing.mutate({ asana: opened, endsWork });
    },
    onClose: () => setOpened(null),
  };
  return {
    dialog,
    open: useCallback(
      (asana: ListedAsana) => {
        resetRemoving();
        resetReloading();
        setOpened(asana);
      },
      [resetRemoving, resetReloading],
    ),
    restore: useCallback((asana: AdminAsana) => restore(asana.id), [restore]),
  };
}

/**
 * Once a toast that is shown is closed, or another has taken its place: here none waits for its turn.
 *
 * @returns forgets about it.
 */
function whenGone(shown: ToastMessage, then: () => void): () => void {
  const stop = toasts.source.subscribe(() => {
    if (toasts.source.visibleToasts.some(({ content }) => content === shown)) return;
    stop();
    then();
  });
  return stop;
}

/** As long as a deletion can be taken back its files stay. */
function removeFiles(client: Client, asanaId: string): Promise<void> {
  return removeDeletedFiles(client, asanaId).catch((error: unknown) =>
    consoleLogger.warn('The files of a deleted pose could not be removed', error),
  );
}
