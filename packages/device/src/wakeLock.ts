/** Keeps the screen awake while a practice runs. */
export interface WakeLock {
  hold: () => void;
  release: () => void;
}

type Screen = Pick<Navigator, 'wakeLock'>;
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Where the browser knows no wake lock, or refuses one on a low battery, the screen sleeps as it
 * always does and the practice goes on.
 */
export function createWakeLock(
  screen: Partial<Screen> = navigator,
  page: Page = document,
): WakeLock {
  let isWanted = false;
  let sentinel: WakeLockSentinel | null = null;
  const acquire = async () => {
    if (!isWanted || page.visibilityState !== 'visible' || (sentinel && !sentinel.released)) return;
    const acquired = await screen.wakeLock?.request('screen').catch(() => null);
    // The practice may have ended while the browser was asking itself.
    if (!isWanted) {
      await acquired?.release();
      return;
    }
    sentinel = acquired ?? null;
    // The system may take it away while the page is seen.
    acquired?.addEventListener('release', onChange);
  };
  // A browser takes the lock away whenever the page is hidden.
  const onChange = () => void acquire();
  return {
    hold: () => {
      if (isWanted) return;
      isWanted = true;
      page.addEventListener('visibilitychange', onChange);
      void acquire();
    },
    release: () => {
      isWanted = false;
      page.removeEventListener('visibilitychange', onChange);
      void sentinel?.release();
      sentinel = null;
    },
  };
}
