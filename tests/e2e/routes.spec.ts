import { type Browser, expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { watchFirstVisit } from './support/firstVisit.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { test } from './support/member.ts';
import type { StoredLogin } from './support/people.ts';
import { addressOf, type Route, routes, type Way } from './support/routes.ts';

/** How many requests a warm screen may send when it is opened. */
const most = 2;

/** Longer than loaded data stays fresh, so that the app asks for its cached data again. */
const later = 60_000;

const headingOf = (page: Page, { heading }: Route) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** The page is there, whole: its address, its heading, its title. */
async function shows(page: Page, route: Route, address: string) {
  await expect(page).toHaveURL(address);
  await expect(headingOf(page, route)).toBeVisible();
  await expect(page).toHaveTitle(route.title);
}

/** Notes what the page asks of the backend from its reload on, but not the browser's own questions. */
function listen(page: Page) {
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked = [];
    if (!request.url().startsWith(addresses.api) || request.method() === 'OPTIONS') return;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return () => asked.toSorted();
}

/** Holds back every answer of the backend until the test releases them. */
async function holdAnswers(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(`${addresses.api}/**`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Lets the page's clock be a minute further at every visit from now on, also after earlier calls. */
const comeLater = (page: Page) =>
  page.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + shift;
    // All of the clock: just before midnight a page would otherwise have two days at once.
    globalThis.Date = new Proxy(Date, {
      construct: (Original, given: unknown[]) =>
        Reflect.construct(Original, given.length === 0 ? [Original.now()] : given) as Date,
    });
  }, later);

/** Goes from the beginning of a route's way to the route, and comes back to the beginning. */
async function walk(page: Page, route: Route, { from, presses }: Way, poseId: string) {
  const address = addressOf(route.path, poseId);
  const beginning = addressOf(from, poseId);
  const first = presses[0]?.(page) ?? page.locator('main');
  if (page.url() !== addresses.student + beginning) await page.goto(beginning);
  for (const press of presses) await pressByKeyboard(page, press(page));
  await shows(page, route, address);
  await expect(headingOf(page, route)).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(beginning);
  await expect(first).toBeVisible();
  await page.goForward();
  await shows(page, route, address);
  await page.goBack();
  await expect(page).toHaveURL(beginning);
  await expect(first).toBeVisible();
}

for (const [where, isGuarded] of [
  ['for everybody', false],
  ['behind the login', true],
] as const) {
  const pages = Object.entries(routes).filter(([, route]) => route.isGuarded === isGuarded);
  const newPage = async (browser: Browser, login: StoredLogin) => {
    const context = await browser.newContext(isGuarded ? { storageState: login } : {});
    return context.newPage();
  };

  test(`each page ${where} opens by its address and again after a reload`, async ({
    browser,
    login,
    poseId,
  }) => {
    // Each page is a first visit, in a browser that knows nothing yet.
    test.slow();
    for (const [name, route] of pages) {
      await test.step(name, async () => {
        const page = await newPage(browser, login);
        const address = addressOf(route.path, poseId);
        const expectOneWave = await watchFirstVisit(page);
        await page.goto(address);
        await shows(page, route, address);
        await page.waitForLoadState('networkidle');
        await test.step('asks for few scripts, and for all of them at once', expectOneWave);
        await comeLater(page);
        const asked = listen(page);
        const release = await holdAnswers(page);
        await page.reload();
        await test.step('asks little, and nothing that waits for another answer', async () => {
          // All of it is asked while nothing is answered.
          await expect.poll(asked).toEqual(route.asks);
          release();
          await shows(page, route, address);
          await page.waitForLoadState('networkidle');
          expect(asked()).toEqual(route.asks);
          expect(asked().length).toBeLessThanOrEqual(most);
        });
        await page.context().close();
      });
    }
  });

  test(`each page ${where} is reached with the keyboard alone, and left by Back`, async ({
    browser,
    login,
    poseId,
  }) => {
    const page = await newPage(browser, login);
    for (const [name, route] of pages) {
      const { way } = route;
      if (way) await test.step(name, () => walk(page, route, way, poseId));
    }
    await page.context().close();
  });
}
