/** Errors of parts of the app that could not be fetched. */
const lost = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', (event) => lost.add(event.payload));
}

/** Whether this error means that a part of the app is gone from the server, or out of reach. */
export const isPartLost = (error: Error): boolean => lost.has(error);

/** Calls whenever a part of the app could not be fetched. */
export function watchLostParts(onLost: () => void): () => void {
  window.addEventListener('vite:preloadError', onLost);
  return () => window.removeEventListener('vite:preloadError', onLost);
}
