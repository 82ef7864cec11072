import type { SupabaseClient } from '@supabase/supabase-js';

/** Files that are taken from the database at once. */
const batch = 100;

interface File {
  bucket: string;
  name: string;
}

/**
 * Removes the files of deleted accounts. The database lists them, and lists a file again later when its
 * removal failed.
 *
 * @param at the moment to act for; now by default.
 * @returns how many are gone, and how many could not be removed.
 */
export async function drainFiles(service: SupabaseClient, at?: string) {
  const counts = { removed: 0, failed: 0 };
  for (;;) {
    const { data, error } = await service.rpc('take_files_to_remove', {
      at_most: batch,
      ...(at === undefined ? {} : { at }),
    });
    if (error) throw new Error(`The files to remove cannot be taken: ${error.message}`);
    const taken = data as File[];
    if (taken.length === 0) return counts;
    for (const bucket of new Set(taken.map((file) => file.bucket))) {
      const names = taken.filter((file) => file.bucket === bucket).map(({ name }) => name);
      const removal = await service.storage.from(bucket).remove(names);
      if (removal.error) {
        console.error(`${names.length} files were not removed: ${removal.error.message}`);
        counts.failed += names.length;
        continue;
      }
      const settled = await service.rpc('forget_removed_files', { bucket, names });
      if (settled.error) {
        throw new Error(`What was removed cannot be written down: ${settled.error.message}`);
      }
      counts.removed += names.length;
    }
  }
}
