import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { test } from './support/member.ts';
import { addressOf, routes } from './support/routes.ts';

/** What a warm screen may ask of the backend when it is opened. */
const most = 2;

/** Longer than what was read stays fresh: what the device kept is asked for again. */
const later = 60_000;

/** Notes what the page asks of the backend, but not the browser's own questions of permission. */
function listen(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(addresses.api) || request.method() === 'OPTIONS') return;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return () => asked.toSorted();
}

/** Holds every answer of the backend back, until it is told to let them go. */
async function holdAnswers(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(`${addresses.api}/**`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

for (const [name, route] of Object.entries(routes)) {
  test.describe(name, () => {
    test.use({ isMember: route.isGuarded });

    test('asks little, and nothing that waits for another answer', async ({ page, poseId }) => {
      const address = addressOf(route.path, poseId);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: route.heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Leaves the page, so that nothing it may still ask is counted below.
      await page.goto('about:blank');

      await page.addInitScript((shift) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + shift;
      }, later);
      const asked = listen(page);
      const release = await holdAnswers(page);
      await page.goto(address);
      // All of it is asked while nothing is answered.
      await expect.poll(asked).toEqual(route.asks);
      release();
      await page.waitForLoadState('networkidle');
      expect(asked()).toEqual(route.asks);
      expect(asked().length).toBeLessThanOrEqual(most);
    });
  });
}
