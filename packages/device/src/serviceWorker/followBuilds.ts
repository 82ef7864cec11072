import { consoleLogger, type Logger } from '@niyama/domain';

/** Looks for newer builds of the app. */
export interface BuildWatch {
  /** Looks now, as when a part of this build turned out to be gone. */
  look: () => Promise<void>;
  stop: () => void;
}

/** What following needs of the browser; some lack service workers. */
export interface BuildBrowser {
  workers?: Pick<ServiceWorkerContainer, 'register' | keyof EventTarget> | undefined;
  page: Pick<Document, 'querySelectorAll' | 'visibilityState' | keyof EventTarget>;
  fetch: typeof fetch;
}

const thisBrowser = (): BuildBrowser => ({
  workers: navigator.serviceWorker,
  page: document,
  fetch: (...given) => fetch(...given),
});

/** How long a page that stays open waits before it looks again. */
const checkIntervalMs = 60 * 60 * 1000;

/**
 * Registers the service worker, and tells as soon as reloading would show another build than this
 * page's: at once, when another tab brought it, when the page comes back after an hour, and whenever it
 * is asked to look.
 */
export function followBuilds(
  onNewBuild: () => void,
  {
    browser = thisBrowser(),
    logger = consoleLogger,
  }: { browser?: BuildBrowser; logger?: Logger } = {},
): BuildWatch {
  const { workers, page, fetch } = browser;
  const ended = new AbortController();
  let checkedAt = 0;

  const look = async () => {
    checkedAt = Date.now();
    try {
      const registration = await workers?.register('/sw.js', { updateViaCache: 'none' });
      await registration?.update();
      await settled(registration?.installing ?? registration?.waiting);
      await compare();
    } catch (error) {
      logger.info('Newer builds could not be looked for', error);
    }
  };
  const compare = async () => {
    if ((await isOutdated(page, fetch)) && !ended.signal.aborted) onNewBuild();
  };
  // A worker that has just taken over may not answer this page yet when its look is at an end.
  const onTakenOver = () =>
    void compare().catch((error: unknown) =>
      logger.info('The build that took over is not known', error),
    );
  const onVisibility = () => {
    const isDue = Date.now() - checkedAt >= checkIntervalMs;
    if (page.visibilityState === 'visible' && isDue) void look();
  };
  page.addEventListener('visibilitychange', onVisibility, { signal: ended.signal });
  workers?.addEventListener('controllerchange', onTakenOver, { signal: ended.signal });
  void look();
  return { look, stop: () => ended.abort() };
}

/** Until a worker that is being installed has taken over, or has failed. */
async function settled(worker: ServiceWorker | null | undefined): Promise<void> {
  if (!worker) return;
  const isSettled = () => worker.state === 'activated' || worker.state === 'redundant';
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!isSettled()) return;
      worker.removeEventListener('statechange', check);
      resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/** The page that a reload would show has another script: each name carries its content's hash. */
async function isOutdated(page: BuildBrowser['page'], fetch: BuildBrowser['fetch']) {
  const scripts = [...page.querySelectorAll('script[type="module"][src]')];
  const answer = await fetch('/app.html', { cache: 'no-cache' });
  if (!answer.ok) return false;
  const html = await answer.text();
  return scripts.some((script) => !html.includes(script.getAttribute('src') ?? ''));
}
