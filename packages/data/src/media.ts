import { toMediaAddress } from '@niyama/domain';
import type { Client } from './client.ts';

/** The buckets whose files everybody may see. */
type PublicBucket = 'avatars' | 'asana_images' | 'asana_videos' | 'community_images';

/**
 * The address of a stored image or video: a storage path becomes an address of the project's public
 * bucket, an https address stays, and anything else is null.
 *
 * @param stored what the row holds.
 * @param bucket the only bucket that this field may point into.
 * @returns null when there is nothing that may be shown.
 */
export function mediaAddress(
  client: Client,
  stored: string | null,
  bucket: PublicBucket,
): string | null {
  return toMediaAddress(
    stored,
    bucket,
    (path) =>
      client.storage.from(bucket).getPublicUrl(path.slice(bucket.length + 1)).data.publicUrl,
  );
}
