import { adminPaths } from '@niyama/domain';
import { expect, test } from '@playwright/test';
import { weighPages } from '../../scripts/page-weights.ts';
import { addresses } from './support/addresses.ts';
import { folderOfBuild } from './support/deployment.ts';
import { watchFirstVisit } from './support/firstVisit.ts';
import { instructor, signInForAdmin } from './support/instructor.ts';

test('no page weighs more than its budget', async ({ request }) => {
  const page = await request.get(`${addresses.student}/app.html`);
  const weights = await weighPages(await folderOfBuild(await page.text()));
  expect(Object.keys(weights)).toHaveLength(8);
  expect(Object.entries(weights).filter(([, { kB, budget }]) => !(kB <= budget))).toEqual([]);
});

// Those of the student app are watched in routes.spec.ts, which opens them for the first time anyway.
const adminPages = {
  ...adminPaths,
  student: () => adminPaths.student('00000000-0000-4000-8000-000000000000'),
  class: () => adminPaths.class('00000000-0000-4000-8000-000000000000'),
};
test('every page of the admin app asks for few scripts, and for all of them at once', async ({
  browser,
  request,
}) => {
  const login = await signInForAdmin(request, instructor);
  for (const [name, path] of Object.entries(adminPages)) {
    await test.step(name, async () => {
      const context = await browser.newContext(name === 'login' ? {} : { storageState: login });
      const page = await context.newPage();
      const expectOneWave = await watchFirstVisit(page);
      await page.goto(addresses.admin + path());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectOneWave();
      await context.close();
    });
  }
});

test('a visitor who is led to the login waits for no second wave', async ({ browser }) => {
  for (const { address, heading } of [
    { address: `${addresses.student}/library`, heading: 'Welcome Back' },
    { address: `${addresses.admin}/admin/users`, heading: 'Admin Login' },
  ]) {
    await test.step(heading, async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const expectOneWave = await watchFirstVisit(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectOneWave();
      await context.close();
    });
  }
});
