import type { BuildCachePorts } from './buildCache.ts';

const cacheName = 'niyama-config';
const path = '/config.json';
/** How long a slow network may delay the start of the app. */
const configTimeoutMs = 3000;

/**
 * Where the backend is: as the server says it now, or as it said it last when the network is gone or
 * too slow.
 */
export async function answerConfig(
  request: Request,
  { caches, fetch }: BuildCachePorts,
): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fresh = fetchConfig(request, cache, fetch);
  const cached = await cache.match(path, { ignoreVary: true });
  if (!cached) return fresh;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, configTimeoutMs, cached));
  return Promise.race([fresh.catch(() => cached), late]);
}

/** Keeps it with the first visit too, whose page was there before the worker. */
export async function cacheConfig({ caches, fetch }: BuildCachePorts): Promise<void> {
  await fetchConfig(path, await caches.open(cacheName), fetch);
}

async function fetchConfig(
  request: Request | string,
  cache: Cache,
  fetch: BuildCachePorts['fetch'],
) {
  const response = await fetch(request, { cache: 'no-cache' });
  if (response.ok) await cache.put(path, response.clone());
  return response;
}
