import { expect } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logIn, test } from './support/people.ts';
import { cachedPaths, workerReady } from './support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app opens by any link without a network, and the worker keeps nothing of a person', async ({
  context,
  page,
  student,
}) => {
  await logIn(page, student);
  await expect(page.getByRole('button', { name: 'Start Surya Namaskar' })).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);

  await page.goto('/homepage');
  await expect(page.getByText('Connection Error')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Namaste, ${student.username}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Surya Namaskar' })).toBeVisible();
  const hasFace = () => page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'));
  await expect.poll(hasFace).toBe(true);

  // Screens that were never opened: their parts are here all the same.
  await page.goto('/library');
  await expect(page).toHaveTitle('Yoga Library · Niyama');
  await page.goto('/pose-practice?id=nobody-knows&source=home');
  await expect(page).toHaveURL(/pose-practice/);
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Find your inner calm' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/homepage');
  await expect(page.getByText('Connection Error')).toBeHidden();
  // Read under the worker, which could keep it.
  await page.goto('/library');
  await expect(page.getByRole('link', { name: 'Open your profile' })).toBeVisible();
  const own =
    /^\/(app\.html|boot\.js|favicon\.svg|manifest\.webmanifest|config\.json|icons\/|assets\/)/;
  const kept = await cachedPaths(page);
  expect(kept).toContain('/app.html');
  expect(kept.filter((path) => !own.test(path))).toEqual([]);
});

test('a worker is no part of a visit to the landing page, and none of the admin app', async ({
  page,
}) => {
  for (const address of [addresses.student, `${addresses.admin}/admin/login`]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const count = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(count).toBe(0);
  }
});
