/** As much of the browser's cache storage as the service worker uses: responses by their path. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const matchIn = (cache: Map<string, Response> | undefined, path: string) =>
    cache?.get(path)?.clone();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return {
      match: async (path: string) => matchIn(cache, path),
      put: async (path: string, response: Response) => {
        cache.set(path, response);
      },
    };
  };
  const caches = {
    open,
    match: async (path: string) =>
      [...all.values()].map((cache) => matchIn(cache, path)).find((found) => found !== undefined),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  /** The paths that each cache holds. */
  const held = () => Object.fromEntries([...all].map(([name, cache]) => [name, [...cache.keys()]]));
  return { caches, held };
}
