import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Removes every picture that a person ever stored. What the person was asked for is done already, so
 * a failure is only logged: nothing leads to the files any more.
 */
export async function removeAvatars(client: SupabaseClient, userId: string): Promise<void> {
  const bucket = client.storage.from('avatars');
  const { data, error } = await bucket.list(userId);
  const paths = (data ?? []).map(({ name }) => `${userId}/${name}`);
  const removal = paths.length > 0 ? await bucket.remove(paths) : { error };
  const failure = error ?? removal.error;
  if (failure) console.error(`The pictures of ${userId} were not removed: ${failure.message}`);
}
