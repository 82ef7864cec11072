import {
  addCommunity,
  adminCommunityKeys,
  type Client,
  getAdminCommunity,
  removeCommunityPictures,
  updateCommunity,
  uploadCommunityPicture,
} from '@niyama/data';
import type { AdminCommunity, CommunityFields } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { CommunitiesDialog } from '@niyama/ui/screens/admin/CommunitiesScreen';
import { useClient } from '@niyama/app/backend.tsx';
import type { MediaStore } from '../shared/mediaForm/saveWithFiles.ts';
import { useMediaForm } from '../shared/mediaForm/useMediaForm.ts';

const storeOf = (client: Client): MediaStore<AdminCommunity, CommunityFields> => ({
  add: (id, fields) => addCommunity(client, { id, ...fields }),
  update: (seen, { fields, paths }) =>
    updateCommunity(client, seen, {
      ...(fields ? { fields } : {}),
      ...(paths.image === undefined ? {} : { imagePath: paths.image }),
    }),
  load: (id) => getAdminCommunity(client, id),
  upload: ({ id: communityId }, _slot, file, onProgress) =>
    uploadCommunityPicture(client, { communityId, file, onProgress }),
  removeFiles: (paths) => removeCommunityPictures(client, paths),
  pathOf: ({ imagePath }) => imagePath,
});

/** The dialog in which a community is made or changed. */
export function useCommunityForm() {
  const { t } = useTranslation('admin');
  const { opened, saving, failure, draftOf, ...form } = useMediaForm({
    store: storeOf(useClient()),
    queryKey: adminCommunityKeys.all,
    words: {
      added: t('communities.created'),
      updated: t('communities.updated'),
      savedWithout: t('communities.error.savedWithout'),
      addingFailed: (reason) => t('communities.error.creating', { reason }),
      updatingFailed: (reason) => t('communities.error.updating', { reason }),
    },
  });
  const community = opened?.row ?? null;
  const dialog: CommunitiesDialog | null = opened && {
    kind: 'form',
    community,
    revision: opened.revision,
    saving,
    failure,
    picture: draftOf('image', community?.imageUrl ?? null),
  };
  return { dialog, ...form };
}
