import { expect, type Locator } from '@playwright/test';

/**
 * Types into a search for people or poses and takes the first that it finds. The list of a search
 * for `many` stays open for the next one, and is closed.
 */
export async function pickFound(
  search: Locator,
  typed: string,
  amount: 'one' | 'many' = 'many',
): Promise<void> {
  const page = search.page();
  await search.fill(typed);
  // The rows of before have to be gone: one of them could be pressed instead. Others may follow,
  // whose names in another language hold the same.
  const found = page.getByRole('option').first();
  await expect(found).toHaveText(new RegExp(typed));
  await found.click();
  if (amount === 'many') await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
}
