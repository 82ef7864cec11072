import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuildBrowser, followBuilds } from './followBuilds.ts';

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const libraries = '/assets/vendor-1.js';
const pageOf = (app: string) =>
  [libraries, app]
    .map((script) => `<script type="module" crossorigin src="${script}"></script>`)
    .join('');

/** A page of the build `index-1`, and a worker whose installation the test ends. */
function newBrowser({ hasWorkers = true } = {}) {
  const visibilityState: DocumentVisibilityState = 'visible';
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    {
      visibilityState,
      querySelectorAll: () =>
        [libraries, '/assets/index-1.js'].map((script) => ({ getAttribute: () => script })),
    },
  );
  const registration = {
    installing: null as (EventTarget & { state: string }) | null,
    waiting: null,
    update: vi.fn<() => Promise<void>>(async () => undefined),
  };
  const register = vi.fn<(url: string, options: unknown) => Promise<unknown>>(
    async () => registration,
  );
  const site = { html: pageOf('/assets/index-1.js'), status: 200 };
  const fetch = vi.fn<() => Promise<Response>>(
    async () => new Response(site.html, { status: site.status }),
  );
  const workers = Object.assign(new EventTarget(), { register });
  const browser = { page, fetch, workers: hasWorkers ? workers : undefined };
  /** A worker in the middle of its installation. */
  const install = () => {
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    registration.installing = worker;
    return (state: string) => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    };
  };
  /** The page is another worker's from now on. */
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
  const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));
  return {
    browser: browser as unknown as BuildBrowser,
    page,
    site,
    register,
    install,
    comeBack,
    takeOver,
    registration,
  };
}

describe('newer builds', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const soon = () => vi.advanceTimersByTimeAsync(0);

  it('are none of this page’s business while it is the newest', async () => {
    const { browser, register } = newBrowser();
    const onNewBuild = vi.fn<() => void>();
    followBuilds(onNewBuild, { browser, logger });
    await soon();
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it('are announced when their worker has taken over, not before', async () => {
    const { browser, site, install } = newBrowser();
    const turn = install();
    const onNewBuild = vi.fn<() => void>();
    followBuilds(onNewBuild, { browser, logger });
    await soon();
    site.html = pageOf('/assets/index-2.js');
    turn('installed');
    await soon();
    expect(onNewBuild).not.toHaveBeenCalled();
    turn('activated');
    await soon();
    expect(onNewBuild).toHaveBeenCalledOnce();
  });

  it('that could not be installed leave the old one in its place', async () => {
    const { browser, install } = newBrowser();
    const turn = install();
    const onNewBuild = vi.fn<() => void>();
    followBuilds(onNewBuild, { browser, logger });
    await soon();
    turn('redundant');
    await soon();
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it('are looked for again when the page comes back after an hour', async () => {
    const { browser, site, comeBack, page, registration } = newBrowser();
    const onNewBuild = vi.fn<() => void>();
    const watch = followBuilds(onNewBuild, { browser, logger });
    await soon();
    site.html = pageOf('/assets/index-2.js');
    await vi.advanceTimersByTimeAsync(59 * 60 * 1000);
    comeBack();
    await soon();
    expect(onNewBuild).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60 * 1000);
    page.visibilityState = 'hidden';
    comeBack();
    await soon();
    expect(onNewBuild).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    comeBack();
    await soon();
    expect(onNewBuild).toHaveBeenCalledOnce();
    expect(registration.update).toHaveBeenCalledTimes(2);
    watch.stop();
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    comeBack();
    await soon();
    expect(onNewBuild).toHaveBeenCalledOnce();
  });

  it('are looked for when a part of this one is gone, also without service workers', async () => {
    const { browser, site } = newBrowser({ hasWorkers: false });
    const onNewBuild = vi.fn<() => void>();
    const { look } = followBuilds(onNewBuild, { browser, logger });
    await soon();
    site.html = pageOf('/assets/index-2.js');
    await look();
    expect(onNewBuild).toHaveBeenCalledOnce();
  });

  it('are announced when the worker that another tab installed takes this page over', async () => {
    const { browser, site, takeOver } = newBrowser();
    const onNewBuild = vi.fn<() => void>();
    const watch = followBuilds(onNewBuild, { browser, logger });
    await soon();
    takeOver();
    await soon();
    expect(onNewBuild).not.toHaveBeenCalled();
    site.html = pageOf('/assets/index-2.js');
    takeOver();
    await soon();
    expect(onNewBuild).toHaveBeenCalledOnce();
    watch.stop();
    takeOver();
    await soon();
    expect(onNewBuild).toHaveBeenCalledOnce();
  });

  it('are not concluded from a server that fails or is out of reach', async () => {
    const { browser, site, registration } = newBrowser();
    const onNewBuild = vi.fn<() => void>();
    Object.assign(site, { html: 'Not found', status: 404 });
    const { look } = followBuilds(onNewBuild, { browser, logger });
    await soon();
    registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await look();
    expect(onNewBuild).not.toHaveBeenCalled();
  });
});
