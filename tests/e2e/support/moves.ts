import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes from page to page by the links of a navigation, and checks that the navigation is never removed and
 * rendered again, which happens when something else fills the window in between.
 *
 * @param places the names of the links, in the order in which they are pressed.
 */
export async function moveAbout(page: Page, name: string, places: readonly string[]) {
  const navigation = page.getByRole('navigation', { name });
  await expect(navigation).toBeVisible();
  const first = await navigation.elementHandle();
  const losses = await page.evaluateHandle((node) => {
    const found = { count: 0 };
    new MutationObserver(() => {
      if (!node?.isConnected) found.count += 1;
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  }, first);
  for (const place of places) await follow(navigation, place);
  expect(await losses.evaluate(({ count }) => count)).toBe(0);
  const isSame = await navigation.evaluate((node, before) => node === before, first);
  expect(isSame).toBe(true);
}

async function follow(navigation: Locator, place: string) {
  const link = navigation.getByRole('link', { name: place, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  // The page has arrived, and not only the word that it is coming.
  await expect(navigation.page().getByRole('heading', { level: 1 }).first()).toBeVisible();
}
