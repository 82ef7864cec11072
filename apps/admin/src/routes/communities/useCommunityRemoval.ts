import {
  adminCommunityKeys,
  deleteCommunity,
  getAdminCommunity,
  removeCommunityPictures,
} from '@niyama/data';
import { type AdminCommunity, changedMeanwhile, DataError } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { CommunitiesDialog } from '@niyama/ui/screens/admin/CommunitiesScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { formFailure } from '../shared/formFailure.ts';
import { removeQuietly } from '../shared/mediaForm/saveWithFiles.ts';
import { toasts } from '../../app/toasts.ts';

/** Deletes a community after asking, with its picture. */
export function useCommunityRemoval() {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<AdminCommunity | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminCommunityKeys.all });

  const reloading = useMutation({
    mutationFn: (id: string) => getAdminCommunity(client, id),
    onSuccess: (newer) => setOpened((known) => (known?.id === newer.id ? newer : known)),
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: (community: AdminCommunity) => deleteCommunity(client, community),
    onError: (error, { id }) => {
      // The dialog reports the newer change, and the next press deletes the community as it is now.
      if (DataError.from(error).code === changedMeanwhile) reloading.mutate(id);
    },
    onSuccess: async ({ imagePath }) => {
      setOpened(null);
      toasts.show({ tone: 'success', message: t('communities.deleted') });
      removeQuietly((paths) => removeCommunityPictures(client, paths), [imagePath]);
      await refresh();
    },
  });

  const { reset: resetRemoving } = removing;
  const { reset: resetReloading } = reloading;
  const isBusy = removing.isPending || reloading.isPending;
  const sentence = (reason: string) => t('communities.error.deleting', { reason });
  const dialog: CommunitiesDialog | null = opened && {
    kind: 'remove',
    community: opened,
    isBusy,
    failure: isBusy ? null : formFailure(i18n, reloading.error ?? removing.error, sentence),
  };
  return {
    dialog,
    open: useCallback(
      (community: AdminCommunity) => {
        resetRemoving();
        resetReloading();
        setOpened(community);
      },
      [resetRemoving, resetReloading],
    ),
    close: () => setOpened(null),
    confirm: () => {
      reloading.reset();
      if (opened) removing.mutate(opened);
    },
  };
}
