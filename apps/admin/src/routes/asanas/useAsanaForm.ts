import {
  addAsana,
  adminAsanaKeys,
  type Client,
  getAdminAsana,
  removeAsanaFiles,
  updateAsana,
  uploadAsanaFile,
} from '@niyama/data';
import type { AdminAsana, AsanaFields } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { AsanasDialog } from '@niyama/ui/screens/admin/AsanasScreen';
import { useClient } from '@niyama/app/backend.tsx';
import type { MediaStore } from '../shared/mediaForm/saveWithFiles.ts';
import { useMediaForm } from '../shared/mediaForm/useMediaForm.ts';

const storeOf = (client: Client): MediaStore<AdminAsana, AsanaFields> => ({
  add: (id, fields) => addAsana(client, { id, ...fields }),
  update: (seen, { fields, paths }) =>
    updateAsana(client, seen, {
      ...(fields ? { fields } : {}),
      ...(paths.image === undefined ? {} : { imagePath: paths.image }),
      ...(paths.video === undefined ? {} : { videoPath: paths.video }),
    }),
  load: (id) => getAdminAsana(client, id),
  upload: ({ id: asanaId }, slot, file, onProgress) =>
    uploadAsanaFile(client, { asanaId, slot, file, onProgress }),
  removeFiles: (paths) => removeAsanaFiles(client, paths),
  pathOf: ({ imagePath, videoPath }, slot) => (slot === 'image' ? imagePath : videoPath),
});

/** The dialog in which a pose is added or changed. */
export function useAsanaForm() {
  const { t } = useTranslation('admin');
  const { opened, saving, failure, draftOf, ...form } = useMediaForm({
    store: storeOf(useClient()),
    queryKey: adminAsanaKeys.all,
    words: {
      added: t('asanas.added'),
      updated: t('asanas.updated'),
      savedWithout: t('asanas.error.savedWithout'),
      addingFailed: (reason) => t('asanas.error.adding', { reason }),
      updatingFailed: (reason) => t('asanas.error.updating', { reason }),
    },
  });
  const asana = opened?.row ?? null;
  const dialog: AsanasDialog | null = opened && {
    kind: 'form',
    asana,
    revision: opened.revision,
    saving,
    failure,
    media: {
      image: draftOf('image', asana?.imageUrl ?? null),
      video: draftOf('video', asana?.videoUrl ?? null),
    },
    onSave: form.save,
    onLoadNewer: form.loadNewer,
    onPickMedia: form.pick,
    onRemoveMedia: form.removeMedia,
    onClose: form.close,
  };
  return { dialog, open: form.open };
}
