/** Errors of chunks of the build that could not be fetched. */
const missing = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', (event) => missing.add(event.payload));
}

/** Whether this error means that a chunk is gone from the server, or out of reach. */
export const isChunkMissing = (error: Error): boolean => missing.has(error);

/** Calls whenever a chunk could not be fetched. */
export function watchMissingChunks(onMissing: () => void): () => void {
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
