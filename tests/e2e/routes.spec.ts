import { expect, type Page } from '@playwright/test';
import { pressByKeyboard } from './support/keyboard.ts';
import { test } from './support/member.ts';
import { addressOf, type Route, routes } from './support/routes.ts';

const headingOf = (page: Page, { heading }: Route) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** The page is there, whole: its address, its heading, its title. */
async function shows(page: Page, route: Route, address: string) {
  await expect(page).toHaveURL(address);
  await expect(headingOf(page, route)).toBeVisible();
  await expect(page).toHaveTitle(route.title);
}

for (const [name, route] of Object.entries(routes)) {
  test.describe(name, () => {
    test.use({ isMember: route.isGuarded });

    test('opens by its address and again after a reload', async ({ page, poseId }) => {
      const address = addressOf(route.path, poseId);
      await page.goto(address);
      await shows(page, route, address);
      await page.reload();
      await shows(page, route, address);
    });

    const { way } = route;
    if (!way) return;

    test('is reached with the keyboard alone, and left by Back', async ({ page, poseId }) => {
      const address = addressOf(route.path, poseId);
      const beginning = addressOf(way.from, poseId);
      await page.goto(beginning);
      for (const press of way.presses) await pressByKeyboard(page, press(page));
      await shows(page, route, address);
      await expect(headingOf(page, route)).toBeFocused();

      await page.goBack();
      await expect(page).toHaveURL(beginning);
      await expect(way.presses[0]?.(page) ?? page.locator('main')).toBeVisible();
      await page.goForward();
      await shows(page, route, address);
    });
  });
}
