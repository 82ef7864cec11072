import {
  AuthClient,
  isAuthRetryableFetchError,
  type GoTrueClient,
  type GoTrueClientOptions,
} from '@supabase/auth-js';
import type { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { orOffline } from './orOffline.ts';
import { addressOf, withPreloadedResponses } from './preloadedResponses.ts';
import { fetchWithUploads } from './uploads.ts';

type Files = ReturnType<StorageClient['from']>;

/** As much of a bucket as is used. */
interface Bucket extends Pick<Files, 'upload' | 'list' | 'remove' | 'getPublicUrl'> {
  download: (path: string) => PromiseLike<Awaited<ReturnType<Files['download']>>>;
}

/**
 * The one connection to Supabase; every call takes it as its first argument. A client of supabase-js
 * is one as well.
 */
export interface Client extends Pick<SupabaseClient<Database>, 'from' | 'rpc'> {
  auth: GoTrueClient;
  storage: { from(bucket: string): Bucket };
  functions: Pick<FunctionsClient, 'invoke'>;
}

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
  return assemble(
    { supabaseUrl: url, supabaseKey: key, fetch: withPreloadedResponses(fetchWithUploads) },
    {
      storageKey,
      flowType: 'implicit',
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
  );
}

/**
 * A client for the time of one page, which stores nothing: a person who logs in with it is not logged in on
 * this device, here or in another tab.
 */
export function createPassingClient(client: Client): Client {
  // `assemble` stores these fields under the same names as supabase-js.
  return assemble(client as unknown as Origin, {
    storageKey: 'niyama.confirming',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** Which project a client belongs to, and how it is reached. */
interface Origin {
  supabaseUrl: string;
  supabaseKey: string;
  fetch: typeof fetch;
}

/**
 * Leaves out when a token ends by the server's clock: auth-js then counts from now how long it lasts. It
 * compares the end with the device's clock, and where that is ahead would renew each new token at once.
 */
const withDeviceTime =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init);
    if (!/\/(token|verify)\b/.test(addressOf(input))) return answer;
    const read = async (): Promise<object> => ({
      ...(await answer.clone().json()),
      expires_at: undefined,
    });
    return Object.assign(answer, { json: read });
  };

/**
 * Puts a client together from the parts of supabase-js, as its own `createClient` does, but without the
 * live channels, which nothing here uses, and with files and functions loaded when they are first needed.
 */
function assemble(
  { supabaseUrl, supabaseKey, fetch }: Origin,
  options: GoTrueClientOptions,
): Client {
  const base = supabaseUrl.replace(/\/+$/, '');
  const auth = new AuthClient({
    ...options,
    url: `${base}/auth/v1`,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    fetch: withDeviceTime(fetch),
  });
  const token = async () => {
    const { data, error } = await auth.getSession();
    // Without a network an ended token cannot be renewed, and a call without it would be refused.
    if (isAuthRetryableFetchError(error)) throw error;
    return data.session?.access_token ?? null;
  };
  const signAs =
    (stranger: string | null): typeof fetch =>
    async (input, init) => {
      const bearer = (await token()) ?? stranger;
      const headers = new Headers(init?.headers);
      // A client made of this one says itself who is asking.
      if (!headers.has('apikey')) headers.set('apikey', supabaseKey);
      if (bearer && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${bearer}`);
      return fetch(input, { ...init, headers });
    };
  const signed = signAs(supabaseKey);
  // A publishable key is no token: functions refuse it as one.
  const signedForFunctions = signAs(supabaseKey.startsWith('sb_publishable_') ? null : supabaseKey);

  const rest = new PostgrestClient<Database>(`${base}/rest/v1`, {
    schema: 'public',
    fetch: signed,
    // The cache decides what is asked again; a second one below it would keep a screen waiting.
    retry: false,
  });
  const storageUrl = `${base}/storage/v1`;
  const files = async (bucket: string) => {
    const { StorageClient } = await orOffline(import('@supabase/storage-js'));
    return new StorageClient(storageUrl, {}, signed).from(bucket);
  };
  // Tables and functions, and the signed fetch, are those of `rest`.
  return Object.assign(rest, {
    supabaseUrl,
    supabaseKey,
    auth,
    storage: {
      from: (bucket) => ({
        upload: async (...given) => (await files(bucket)).upload(...given),
        list: async (...given) => (await files(bucket)).list(...given),
        remove: async (...given) => (await files(bucket)).remove(...given),
        download: async (path) => await (await files(bucket)).download(path),
        getPublicUrl: (path) => ({
          data: { publicUrl: encodeURI(`${storageUrl}/object/public/${bucket}/${path}`) },
        }),
      }),
    },
    functions: {
      invoke: async (...given) => {
        const { FunctionsClient } = await orOffline(import('@supabase/functions-js'));
        const client = new FunctionsClient(`${base}/functions/v1`, {
          customFetch: signedForFunctions,
        });
        return client.invoke(...given);
      },
    },
  } satisfies Partial<Client> & Omit<Origin, 'fetch'>);
}
