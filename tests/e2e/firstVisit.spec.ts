import { adminPaths } from '@niyama/domain';
import { type BrowserContext, expect } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { instructor, signInForAdmin } from './support/instructor.ts';
import { test } from './support/member.ts';
import { addressOf, routes } from './support/routes.ts';

/** What a first visit may ask for: each request costs a slow phone its time. */
const mostScripts = 12;

// Each visit is a first one: what a worker keeps is nothing that a page would have to ask for.
test.use({ serviceWorkers: 'block' });

/** The scripts that a page names before any of them has run. */
async function namedIn(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
  const named = await page.evaluate(() => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    return [...scripts.map(({ src }) => src), ...links.map(({ href }) => href)];
  });
  await page.close();
  return named;
}

/** Everything that a page asks for on its way to rest. */
async function askedFor(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (/\/assets\/[^/]+\.js$/.test(url)) asked.add(url);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...asked];
}

async function expectOneWave(context: BrowserContext, address: string) {
  const named = await namedIn(context, address);
  const asked = await askedFor(context, address);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBeLessThanOrEqual(mostScripts);
  const late = asked.filter((script) => !named.includes(script));
  expect(late, 'found by a script that had to come first').toEqual([]);
  const vain = new Set(named.filter((script) => !asked.includes(script)));
  expect([...vain], 'named and never asked for').toEqual([]);
}

for (const [name, route] of Object.entries(routes)) {
  test.describe(name, () => {
    test.use({ isMember: route.isGuarded });

    test('asks for few scripts, and for all of them at once', async ({ context, poseId }) => {
      await expectOneWave(context, addresses.student + addressOf(route.path, poseId));
    });
  });
}

test.describe('the admin app', () => {
  test.use({ isMember: false });

  for (const [name, path] of Object.entries(adminPaths)) {
    test(`asks for few scripts, and for all of them at once, on ${name}`, async ({
      browser,
      request,
    }) => {
      const isGuarded = name !== 'login';
      const context = await browser.newContext({
        serviceWorkers: 'block',
        ...(isGuarded ? { storageState: await signInForAdmin(request, instructor) } : {}),
      });
      await expectOneWave(context, addresses.admin + path());
      await context.close();
    });
  }
});
