import { mediaRules, mediaSlots, type MediaSlot } from '@niyama/domain';
import type { Client } from '../client.ts';
import { type Folder, imageCodes, removeFiles, storeFile } from '../files.ts';
import type { UploadProgress } from '../uploads.ts';

const folders: Record<MediaSlot, Folder> = {
  image: { bucket: mediaRules.image.bucket, codes: imageCodes },
  video: {
    bucket: mediaRules.video.bucket,
    codes: { '403': 'media_not_allowed', '413': 'video_too_large', '415': 'video_wrong_kind' },
  },
};

/**
 * Stores the picture or the video of a pose.
 *
 * @returns what the pose keeps: the storage path, with the bucket.
 * @throws DataError with a code such as `image_too_large`, `video_wrong_kind`, `media_not_allowed`.
 */
export const uploadAsanaFile = (
  client: Client,
  upload: { asanaId: string; slot: MediaSlot; file: Blob; onProgress?: UploadProgress },
): Promise<string> =>
  storeFile(client, folders[upload.slot], {
    ownerId: upload.asanaId,
    file: upload.file,
    onProgress: upload.onProgress,
  });

/**
 * Removes stored pictures and videos; an address of another site is left alone.
 *
 * @param paths as poses keep them.
 * @throws DataError
 */
export async function removeAsanaFiles(client: Client, paths: readonly string[]): Promise<void> {
  for (const slot of mediaSlots) await removeFiles(client, folders[slot], paths);
}
