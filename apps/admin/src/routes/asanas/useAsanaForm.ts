import {
  addAsana,
  adminAsanaKeys,
  type Client,
  getAdminAsana,
  getAsanaTranslations,
  removeAsanaFiles,
  saveAsanaTranslations,
  updateAsana,
  uploadAsanaFile,
} from '@niyama/data';
import type { AdminAsana, AsanaFields } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type {
  AsanasDialog,
  TranslationsState,
  WrittenTranslation,
} from '@niyama/ui/screens/admin/AsanasScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaStore } from '../shared/mediaForm/saveWithFiles.ts';
import { useMediaForm } from '../shared/mediaForm/useMediaForm.ts';

/** What somebody has written in the dialog. */
interface Written {
  fields: AsanaFields;
  translations: readonly WrittenTranslation[];
}

const storeOf = (client: Client, onTranslated: () => void): MediaStore<AdminAsana, Written> => ({
  add: (id, { fields }) => addAsana(client, { id, ...fields }),
  update: (seen, { fields, paths }) =>
    updateAsana(client, seen, {
      ...(fields ? { fields: fields.fields } : {}),
      ...(paths.image === undefined ? {} : { imagePath: paths.image }),
      ...(paths.video === undefined ? {} : { videoPath: paths.video }),
    }),
  saveRest: async ({ id: asanaId, textHash: basedOn }, { translations }) => {
    if (translations.length === 0) return;
    const changes = translations.map((one) => ({ ...one, asanaId, basedOn }));
    await saveAsanaTranslations(client, changes);
    onTranslated();
  },
  load: (id) => getAdminAsana(client, id),
  upload: ({ id: asanaId }, slot, file, onProgress) =>
    uploadAsanaFile(client, { asanaId, slot, file, onProgress }),
  removeFiles: (paths) => removeAsanaFiles(client, paths),
  pathOf: ({ imagePath, videoPath }, slot) => (slot === 'image' ? imagePath : videoPath),
});

/** The dialog in which a pose is added, changed and translated. */
export function useAsanaForm() {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const { opened, saving, failure, draftOf, ...form } = useMediaForm({
    store: storeOf(client, () => {
      void queryClient.invalidateQueries({ queryKey: adminAsanaKeys.allTranslations });
    }),
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
  const translations = useTranslations(
    asana?.id ?? null,
    opened ? `${opened.newId} ${opened.revision}` : '',
  );
  const dialog: AsanasDialog | null = opened && {
    kind: 'form',
    asana,
    revision: opened.revision,
    translations,
    saving,
    failure,
    media: {
      image: draftOf('image', asana?.imageUrl ?? null),
      video: draftOf('video', asana?.videoUrl ?? null),
    },
    onSave: (fields, written) => form.save({ fields, translations: written }),
    onLoadNewer: form.loadNewer,
    onPickMedia: form.pick,
    onRemoveMedia: form.removeMedia,
    onClose: form.close,
  };
  return { dialog, open: form.open };
}

/**
 * The translations of a pose as they are when the dialog opens: what is typed into them is compared
 * with this state, which no other look at them replaces.
 *
 * @param opening changes whenever the form starts over.
 */
function useTranslations(asanaId: string | null, opening: string): TranslationsState {
  const client = useClient();
  const failureText = useFailureText();
  const query = useQuery({
    queryKey: adminAsanaKeys.translations(asanaId ?? '', opening),
    queryFn: () => getAsanaTranslations(client, asanaId ?? ''),
    enabled: asanaId !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (asanaId === null) return { status: 'ready', translations: [] };
  if (query.data) return { status: 'ready', translations: query.data };
  if (!query.error) return { status: 'loading' };
  return {
    status: 'failed',
    reason: failureText(query.error),
    onRetry: () => void query.refetch(),
  };
}
