import { expect, type Page } from '@playwright/test';

/** Waits until the app is whole on this device: every file of the build is on its way. */
export async function workerReady(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state;
        }),
      { timeout: 120_000 },
    )
    .toBe('activated');
}

/** Everything that the service worker keeps, by its path; another origin's with its address. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });
