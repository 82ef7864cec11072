import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logIn, submitLogin, test } from './support/people.ts';

const html = (page: Page) => page.locator('html');
const textSize = (page: Page) =>
  html(page).evaluate((root) => root.style.getPropertyValue('--n-text-size'));
async function choose(page: Page, field: RegExp, option: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
}

test('what is saved holds for the whole app, other tabs, other devices and after a reload', async ({
  browser,
  context,
  page,
  student,
}) => {
  await logIn(page, student, '/profile/settings');
  const tab = await context.newPage();
  await tab.goto('/library');
  await expect(tab.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();

  await page.getByLabel('Display name').fill('Maya of the Hills');
  // A press reaches the whole row; the box itself is out of sight.
  await page.getByText('Show me in communities and leaderboards', { exact: true }).click();
  await choose(page, /Appearance$/, 'Dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('slider', { name: 'Text size' }).press('End');
  await expect.poll(() => textSize(page)).toBe('200%');
  await choose(page, /Language$/, 'Japanese');
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  await page.getByRole('button', { name: '設定を保存' }).click();
  await expect(page.getByText('設定を保存しました')).toBeVisible();

  await expect(html(tab)).toHaveAttribute('lang', 'ja');
  await expect(html(tab)).toHaveAttribute('data-theme', 'dark');
  await expect(tab.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  await expect(page).toHaveTitle('設定 · Niyama');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await textSize(page)).toBe('200%');
  await expect(page.getByLabel('表示名')).toHaveValue('Maya of the Hills');
  await expect(
    page.getByRole('switch', { name: 'コミュニティとランキングに自分を表示する' }),
  ).not.toBeChecked();

  const phone = await browser.newContext({ baseURL: addresses.student });
  const other = await phone.newPage();
  await other.goto('/auth');
  await submitLogin(other, student);
  await expect(other).toHaveURL('/homepage');
  await expect(html(other)).toHaveAttribute('lang', 'ja');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await phone.close();
});
