/** As much of the browser's cache storage as the service worker uses: responses by their path. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const matchIn = (kept: Map<string, Response> | undefined, path: string) =>
    kept?.get(path)?.clone();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (path: string) => matchIn(kept, path),
      put: async (path: string, response: Response) => {
        kept.set(path, response);
      },
    };
  };
  const caches = {
    open,
    match: async (path: string) =>
      [...all.values()].map((kept) => matchIn(kept, path)).find((found) => found !== undefined),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  /** The paths that each cache holds. */
  const held = () => Object.fromEntries([...all].map(([name, kept]) => [name, [...kept.keys()]]));
  return { caches, held };
}
