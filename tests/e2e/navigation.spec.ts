import { expect } from '@playwright/test';
import { logIn, test } from './support/people.ts';

test('a page that is opened by its address begins at its top, and a reload keeps its place', async ({
  page,
  student,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.setViewportSize({ width: 1280, height: 400 });
  await logIn(page, student, '/profile/settings');
  await expect(heading('Settings')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.reload();
  await expect(heading('Settings')).toBeVisible();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.goto('/library');
  await expect(heading('Yoga Library')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start/ }).first()).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goto('/profile/settings');
  await expect(heading('Settings')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeAttached();
  expect(await scrolled()).toBe(0);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that is slow to come says so beside the navigation', async ({ page, student }) => {
    const part = /\/assets\/lifestyle-[^/]+\.js$/;
    const released = Promise.withResolvers<void>();
    await page.route(part, async (route) => {
      await released.promise;
      await route.continue();
    });
    await logIn(page, student);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lifestyle Log' }).click();
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    released.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Lifestyle Log' })).toBeFocused();
  });
});
