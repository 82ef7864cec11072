/**
 * Waits until the page has been painted: bringing it to life takes a slow phone longer than showing it.
 * A page that nobody sees is not painted, and does not wait for it.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) resolve();
    };
    look();
    document.addEventListener('visibilitychange', look);
    // It runs before the paint, and a timer that is set in it after.
    requestAnimationFrame(() => {
      setTimeout(resolve);
      document.removeEventListener('visibilitychange', look);
    });
  });
}
