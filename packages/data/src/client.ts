import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { fetchWithUploads } from './uploads.ts';

/** The one connection to Supabase; every call takes it as its first argument. */
export type Client = SupabaseClient<Database>;

export interface ClientOptions {
  /** Address of the Supabase project, from `/config.json`. */
  url: string;
  /** The publishable key, from `/config.json`. */
  key: string;
  /** Under which name this app keeps its session in local storage. */
  storageKey: string;
}

/**
 * Connects an app to its Supabase project. Call it once for each page: every further client would
 * refresh the same session a second time.
 */
export function createDataClient({ url, key, storageKey }: ClientOptions): Client {
  return createClient<Database>(url, key, {
    // The cache decides what is asked again; a second one below it would keep a screen waiting.
    db: { retry: false },
    global: { fetch: fetchWithUploads },
    auth: {
      storageKey,
      flowType: 'implicit',
      persistSession: true,
      autoRefreshToken: true,
      // Only a reset link signs in; a confirmation link leads to the login.
      detectSessionInUrl: (_url, { type, access_token }) =>
        type === 'recovery' && access_token !== undefined,
    },
  });
}
