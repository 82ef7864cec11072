/** A file of the build; one whose name carries a hash of its content has no revision. */
export interface BuildFile {
  url: string;
  revision: string | null;
}

/** What the cache of builds needs of a service worker's global scope. */
export interface BuildCachePorts {
  caches: CacheStorage;
  fetch: typeof fetch;
}

const prefix = 'niyama-shell-';
const page = '/app.html';
/** The response to a page and the page itself may vary by encoding, which the browser undoes. */
const exactly = { ignoreVary: true };

/**
 * The app's own files on this device, with a separate cache for every build. The previous build stays,
 * because a tab that is still open may yet ask for one of its chunks.
 */
export function createBuildCache(files: readonly BuildFile[], { caches, fetch }: BuildCachePorts) {
  const paths = new Set(files.map(({ url }) => `/${url}`));
  const name = nameOf(files);
  const openCache = async () => caches.open(prefix + (await name));

  const keep = async (cache: Cache, { url, revision }: BuildFile) => {
    const path = `/${url}`;
    // What has not changed since the last build is here already.
    const known = revision === null ? await caches.match(path, exactly) : undefined;
    const response = known ?? (await fetch(path, revision === null ? {} : { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${path} could not be fetched: ${response.status}`);
    // Some hosts send on to the address without '.html'; anywhere else lies another file.
    if (response.redirected && new URL(response.url).pathname !== path.replace(/\.html$/, '')) {
      throw new Error(`${path} leads elsewhere: ${response.url}`);
    }
    await cache.put(path, direct(response));
  };

  return {
    /** Whether a path is one of the build's files, or was one of an earlier build's. */
    holds: (path: string) => paths.has(path) || path.startsWith('/assets/'),

    /** Fetches the whole build; rejects when a file is missing, and then nothing has changed. */
    install: async () => {
      const cache = await openCache();
      await Promise.all(files.map((file) => keep(cache, file)));
    },

    /** Forgets all builds but this one and the one before. */
    activate: async () => {
      const own = prefix + (await name);
      const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== own);
      await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
    },

    file: async (request: Request) => {
      const { pathname } = new URL(request.url);
      const cached = paths.has(pathname)
        ? await (await openCache()).match(pathname, exactly)
        : await caches.match(pathname, exactly);
      return cached ?? fetch(request);
    },

    page: async () =>
      direct((await (await openCache()).match(page, exactly)) ?? (await fetch(page))),

    /**
     * The same page with the headers that the server sends now: they name the backend, which may
     * have moved although no file has changed. Another build's page is that build's affair.
     */
    refreshPage: async () => {
      const cache = await openCache();
      const [cached, fresh] = await Promise.all([
        cache.match(page, exactly),
        fetch(page, { cache: 'no-cache' }),
      ]);
      if (!cached || !fresh.ok) return;
      const [before, now] = await Promise.all([cached.text(), fresh.clone().text()]);
      if (before === now) await cache.put(page, direct(fresh));
    },
  };
}

export type BuildCache = ReturnType<typeof createBuildCache>;

/** The answer without the way to it: browsers refuse to show a page that a worker was led to. */
function direct(response: Response): Response {
  const { body, status, statusText, headers } = response;
  return response.redirected ? new Response(body, { status, statusText, headers }) : response;
}

/** The same files give the same name. */
async function nameOf(files: readonly BuildFile[]) {
  const text = files.map(({ url, revision }) => `${url} ${revision}`).join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
