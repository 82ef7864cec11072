type Network = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** False only when the device is sure to have no network; true promises nothing. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/**
 * Tells whenever the device loses or finds the network.
 *
 * @returns a function that stops it.
 */
export function watchNetwork(
  listener: (isOnline: boolean) => void,
  network: Network = window,
): () => void {
  const onOnline = () => listener(true);
  const onOffline = () => listener(false);
  network.addEventListener('online', onOnline);
  network.addEventListener('offline', onOffline);
  return () => {
    network.removeEventListener('online', onOnline);
    network.removeEventListener('offline', onOffline);
  };
}
