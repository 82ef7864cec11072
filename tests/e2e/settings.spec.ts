import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logIn, type Person, submitLogin, test } from './support/people.ts';
import { workerReady } from './support/worker.ts';

const html = (page: Page) => page.locator('html');
const textSize = (page: Page) =>
  html(page).evaluate((root) => root.style.getPropertyValue('--n-text-size'));
/** A press reaches the whole row; the box itself is out of sight. */
const turn = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

/** Opens the page, as a student who logs in with it if one is given. */
async function openSettings(page: Page, student?: Person) {
  await (student ? logIn(page, student, '/profile') : page.goto('/profile'));
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}
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
  await openSettings(page, student);
  const tab = await context.newPage();
  await tab.goto('/library');
  await expect(tab.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();

  await page.getByLabel('Display name').fill('Maya of the Hills');
  await turn(page, 'Show me in communities and leaderboards');
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

test('leaving without saving reverts, offers the changes again, and forgets them at logout', async ({
  page,
  student,
}) => {
  await openSettings(page, student);
  await page.getByLabel('Display name').fill('Somebody Else');
  await turn(page, 'Sound Effects');
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeHidden();
  await choose(page, /Appearance$/, 'Dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(html(page)).not.toHaveAttribute('data-theme', 'dark');

  await openSettings(page);
  await expect(page.getByRole('switch', { name: 'Sound Effects' })).toBeChecked();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(page.getByRole('switch', { name: 'Sound Effects' })).not.toBeChecked();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Somebody Else');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('settingsDraft')));
  await expect.poll(drafts).toEqual([]);
  await submitLogin(page, student);
  await expect(page).toHaveURL('/homepage');
  await openSettings(page);
  await expect(page.getByLabel('Display name')).toHaveValue('');
  await expect(page.getByText('Changes from your last visit')).toBeHidden();
});

declare global {
  interface Window {
    shownNotifications?: string[];
  }
}

// A browser without windows shows no notification.
test.describe('with its service worker', { tag: '@whole-browser' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('a test notification is shown by the service worker once the browser allows it', async ({
    context,
    page,
    student,
  }) => {
    await context.grantPermissions(['notifications'], { origin: addresses.student });
    await logIn(page, student);
    await workerReady(page);
    await openSettings(page);
    // Each closes after five seconds, so the test looks at what the worker was asked to show.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const show = registration.showNotification.bind(registration);
      registration.showNotification = async (title, options) => {
        await show(title, options);
        window.shownNotifications = [...(window.shownNotifications ?? []), options?.body ?? ''];
      };
    });
    await turn(page, 'Enable notifications');
    await expect(page.getByText('Notifications enabled')).toBeVisible();
    await page.getByRole('button', { name: 'Test Notification' }).click();
    await expect(page.getByText('Test notification sent!')).toBeVisible();
    expect(await page.evaluate(() => window.shownNotifications)).toEqual([
      'This is what a Niyama notification looks like.',
    ]);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
  });
});
