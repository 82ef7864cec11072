import { mediaExtension } from '@niyama/domain';
import type { Client } from './client.ts';
import { toStorageError } from './storageError.ts';
import { type UploadProgress, watchUpload } from './uploads.ts';

/** Where files are stored, and the error code for each refusal of the storage service. */
export interface Folder {
  bucket: string;
  /** By the status of the refusal, such as `413`. */
  codes: Record<string, string>;
}

/**
 * Stores a file under the id of its owner and a version, so that a new one shows at once
 * although browsers cache a file for an hour.
 *
 * @returns what the owner's row stores: the storage path, with the bucket.
 * @throws DataError
 */
export async function storeFile(
  client: Client,
  { bucket, codes }: Folder,
  upload: {
    ownerId: string;
    /** Its type is what it is, not what a name says. */
    file: Blob;
    onProgress?: UploadProgress | undefined;
  },
): Promise<string> {
  const { ownerId, file, onProgress } = upload;
  const name = `${ownerId}-${Date.now()}.${mediaExtension[file.type] ?? 'bin'}`;
  const bytes = await file.arrayBuffer();
  if (onProgress) watchUpload(bytes, onProgress);
  const { error } = await client.storage.from(bucket).upload(name, bytes, {
    contentType: file.type,
    cacheControl: '3600',
    upsert: true,
  });
  if (error) throw toStorageError(error, codes);
  return `${bucket}/${name}`;
}

/**
 * Removes files; a path of another folder or an address of another site is left alone.
 *
 * @param paths as rows keep them.
 * @throws DataError
 */
export async function removeFiles(
  client: Client,
  { bucket, codes }: Folder,
  paths: readonly string[],
): Promise<void> {
  const names = paths
    .filter((path) => path.startsWith(`${bucket}/`))
    .map((path) => path.slice(bucket.length + 1));
  if (names.length === 0) return;
  const { error } = await client.storage.from(bucket).remove(names);
  if (error) throw toStorageError(error, codes);
}

/** Of a picture that an admin keeps. */
export const imageCodes = {
  '403': 'media_not_allowed',
  '413': 'image_too_large',
  '415': 'photo_wrong_kind',
};
