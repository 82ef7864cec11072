import { archiveClass, shelfKeys } from '@niyama/data';
import type { ShelfClass } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

/** Takes classes off the shelf and offers to undo it, and puts them back. */
export function useArchiving() {
  const { t } = useTranslation(['classes', 'common']);
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const refresh = () => queryClient.invalidateQueries({ queryKey: shelfKeys.all });

  const { mutate: putBack } = useMutation({
    mutationFn: ({ id }: ShelfClass) => archiveClass(client, { id, isArchived: false }),
    onSuccess: (_, { name }) =>
      toasts.show({ tone: 'success', message: t('shelf.restored', { name }) }),
    onError: (error) => {
      const message = t('shelf.error.restoring', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled: refresh,
  });
  const { mutate: takeOff } = useMutation({
    mutationFn: ({ id }: ShelfClass) => archiveClass(client, { id, isArchived: true }),
    onSuccess: (_, listed) =>
      toasts.show({
        tone: 'success',
        message: t('shelf.archived', { name: listed.name }),
        action: { label: t('common:action.undo'), onAction: () => putBack(listed) },
      }),
    onError: (error) => {
      const message = t('shelf.error.archiving', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled: refresh,
  });
  return {
    archive: useCallback((listed: ShelfClass) => takeOff(listed), [takeOff]),
    restore: useCallback((listed: ShelfClass) => putBack(listed), [putBack]),
  };
}
