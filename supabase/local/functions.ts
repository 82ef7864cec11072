import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync } from 'node:fs';
import type { Keys } from './keys.ts';
import { json, requestOf, type Call } from './http.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** What a function finds around it while it runs. */
interface Surroundings {
  env: Record<string, string>;
  /** Answers requests to our own address without a detour over the network. */
  fetch: (request: Request) => Promise<Response>;
}

const surroundings = new AsyncLocalStorage<Surroundings>();
const folder = new URL('../functions/', import.meta.url);
let handlers: Promise<Map<string, Handler>> | undefined;
let lentFetch: typeof fetch | undefined;

/**
 * Lends the functions the global fetch. Done at every call, because code that replaces it for a while, as
 * tests do, puts the previous one back.
 */
function lendFetch(): void {
  if (globalThis.fetch === lentFetch) return;
  const direct = globalThis.fetch;
  lentFetch = (input, init) => {
    const around = surroundings.getStore();
    const request = around ? new Request(input, init) : null;
    return request && around?.env['SUPABASE_URL'] === new URL(request.url).origin
      ? around.fetch(request)
      : direct(input, init);
  };
  globalThis.fetch = lentFetch;
}

/**
 * Loads the functions as hosted Supabase runs them on Deno: each file calls `Deno.serve` with its
 * handler, reads `Deno.env` and uses the global fetch. All three are lent to them here.
 */
async function load(): Promise<Map<string, Handler>> {
  const found = new Map<string, Handler>();
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, folder)))
    .map((entry) => entry.name);

  for (const name of names) {
    const serve = (handler: Handler) => void found.set(name, handler);
    const env = { get: (key: string) => surroundings.getStore()?.env[key] };
    Object.assign(globalThis, { Deno: { env, serve } });
    await import(/* @vite-ignore */ new URL(`${name}/index.ts`, folder).href);
  }
  return found;
}

interface FunctionsOptions {
  keys: Keys;
  supabaseUrl: string;
  /** The whole backend, for the calls that the functions make. */
  fetch: (request: Request) => Promise<Response>;
  /** Further variables, such as the mail service's. */
  env: Record<string, string>;
}

/** @returns answers one call below `/functions/v1/`. */
export async function createFunctions({ keys, supabaseUrl, fetch, ...options }: FunctionsOptions) {
  handlers ??= load();
  const functions = await handlers;
  const env = {
    ...options.env,
    SUPABASE_URL: new URL(supabaseUrl).origin,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey,
  };

  return async (call: Call): Promise<Response> => {
    const name = call.url.pathname.slice('/functions/v1/'.length);
    const handler = functions.get(name);
    if (!handler)
      return json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
    lendFetch();
    return surroundings.run({ env, fetch }, async () => handler(requestOf(call)));
  };
}
