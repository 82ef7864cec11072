/**
 * Waits until the page is at rest, for what nobody waits for.
 *
 * @returns a function that gives it up.
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
