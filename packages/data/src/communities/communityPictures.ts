import type { Client } from '../client.ts';
import { type Folder, imageCodes, removeFiles, storeFile } from '../files.ts';
import type { UploadProgress } from '../uploads.ts';

const folder: Folder = { bucket: 'community_images', codes: imageCodes };

/**
 * Stores the picture of a community.
 *
 * @returns what the community keeps: the storage path, with the bucket.
 * @throws DataError with a code such as `image_too_large`, `photo_wrong_kind`, `media_not_allowed`.
 */
export const uploadCommunityPicture = (
  client: Client,
  upload: { communityId: string; file: Blob; onProgress?: UploadProgress },
): Promise<string> =>
  storeFile(client, folder, {
    ownerId: upload.communityId,
    file: upload.file,
    onProgress: upload.onProgress,
  });

/**
 * Removes stored pictures; an address of another site is left alone.
 *
 * @param paths as communities keep them.
 * @throws DataError
 */
export const removeCommunityPictures = (client: Client, paths: readonly string[]): Promise<void> =>
  removeFiles(client, folder, paths);
