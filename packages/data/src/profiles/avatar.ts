import { imageExtension, type ImageKind } from '@niyama/domain';
import type { Client } from '../client.ts';
import { toStorageError } from '../storageError.ts';
import { type UploadProgress, watchUpload } from '../uploads.ts';

/** The error code for each refusal of the storage service. */
const codes: Record<string, string> = {
  '403': 'photo_not_allowed',
  '413': 'photo_too_large',
  '415': 'photo_wrong_kind',
};

/**
 * Stores a photo in the student's own folder, named by the time and its kind, for browsers to cache
 * for an hour.
 *
 * @returns what the profile stores: its storage path, with the bucket.
 * @throws DataError with a code such as `photo_too_large`, `photo_wrong_kind`, `photo_not_allowed`.
 */
export async function uploadAvatar(
  client: Client,
  photo: {
    userId: string;
    /** Its type is what it is, not what a name says. */
    picture: Blob;
    onProgress?: UploadProgress;
  },
): Promise<string> {
  const { userId, picture, onProgress } = photo;
  const path = `${userId}/${Date.now()}.${imageExtension[picture.type as ImageKind] ?? 'jpg'}`;
  const bytes = await picture.arrayBuffer();
  if (onProgress) watchUpload(bytes, onProgress);
  const { error } = await client.storage.from('avatars').upload(path, bytes, {
    contentType: picture.type,
    cacheControl: '3600',
    upsert: true,
  });
  if (error) throw toStorageError(error, codes);
  return `avatars/${path}`;
}

/**
 * Removes one photo.
 *
 * @param path as {@link uploadAvatar} answered it.
 * @throws DataError
 */
export async function removeAvatar(client: Client, path: string): Promise<void> {
  const { error } = await client.storage.from('avatars').remove([path.replace(/^avatars\//, '')]);
  if (error) throw toStorageError(error, codes);
}

/**
 * Removes the student's photos that nobody uses any more, also those that an interrupted visit left.
 *
 * @param keep address or storage path of the one that stays, or null.
 * @throws DataError
 */
export async function tidyAvatars(
  client: Client,
  { userId, keep }: { userId: string; keep: string | null },
): Promise<void> {
  const folder = client.storage.from('avatars');
  const { data: files, error } = await folder.list(userId);
  if (error) throw toStorageError(error, codes);
  const current = keep?.split('/').at(-1);
  const left = files.map(({ name }) => name).filter((name) => name !== current);
  if (left.length === 0) return;
  const removal = await folder.remove(left.map((name) => `${userId}/${name}`));
  if (removal.error) throw toStorageError(removal.error, codes);
}
