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
  /** Limits it to one new request until the page is shown again: a system may release every lock at once. */
  let hasAskedAgain = false;
  const isHeld = () => sentinel !== null && !sentinel.released;
  const acquire = async () => {
    if (!isWanted || page.visibilityState !== 'visible' || isHeld()) return;
    const acquired = await screen.wakeLock?.request('screen').catch(() => null);
    // The practice may have ended meanwhile, or another request may have been granted first.
    if (!isWanted || isHeld()) {
      await acquired?.release();
      return;
    }
    sentinel = acquired ?? null;
    acquired?.addEventListener('release', onTaken);
  };
  const onTaken = () => {
    if (hasAskedAgain) return;
    hasAskedAgain = true;
    void acquire();
  };
  // A browser takes the lock away whenever the page is hidden.
  const onVisibility = () => {
    hasAskedAgain = false;
    void acquire();
  };
  return {
    hold: () => {
      if (isWanted) return;
      isWanted = true;
      hasAskedAgain = false;
      page.addEventListener('visibilitychange', onVisibility);
      void acquire();
    },
    release: () => {
      isWanted = false;
      page.removeEventListener('visibilitychange', onVisibility);
      void sentinel?.release();
      sentinel = null;
    },
  };
}
