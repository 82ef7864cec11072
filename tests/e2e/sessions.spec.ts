import { expect, type Page } from '@playwright/test';
import { openApi } from './support/api.ts';
import { instructor, logInAsAdmin } from './support/instructor.ts';
import { logIn, newPerson, register, submitLogin, test } from './support/people.ts';

/** As many tabs as somebody may have left open over night. */
const tabs = 8;

/** Lets the token of the stored session have ended. */
const endToken = (page: Page) =>
  page.evaluate(() => {
    const key = 'niyama.student.session';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });

const renewal = '**/auth/v1/token?grant_type=refresh_token';

test('when a session is renewed in several tabs at once, none of them is signed out', async ({
  context,
  page,
  student,
}) => {
  await logIn(page, student);
  await endToken(page);
  await page.close();
  const renewals: number[] = [];
  context.on('response', (answer) => {
    if (answer.url().includes('grant_type=refresh_token')) renewals.push(answer.status());
  });

  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  await Promise.all(pages.map((tab) => tab.goto('/library')));
  for (const tab of pages) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();
    await expect(tab.getByRole('article').first()).toBeVisible();
  }
  expect(renewals.length).toBeGreaterThan(0);
  expect(new Set(renewals)).toEqual(new Set([200]));

  await Promise.all(pages.map((tab) => tab.reload()));
  for (const tab of pages) {
    await expect(tab.getByRole('article').first()).toBeVisible();
    await expect(tab).toHaveURL('/library');
  }
});

test('a tab that is frozen while it renews the session keeps no other tab waiting', async ({
  context,
  page,
  student,
}) => {
  await logIn(page, student);
  await endToken(page);
  const asked = page.waitForRequest(renewal);
  await page.route(renewal, () => undefined);
  await page.goto('/library');
  await asked;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });

  const other = await context.newPage();
  await other.goto('/library');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(other).toHaveURL('/library');
});

/** Ends the session of this page, as another device does that signs out everywhere. */
async function endSession(page: Page, key: string) {
  const { url, headers } = await openApi(page.request);
  const token = await page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem(name) ?? '{}') as { access_token: string };
    return session.access_token;
  }, key);
  const answer = await page.request.post(`${url}/auth/v1/logout?scope=local`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Log in to continue' });

async function logInAgain(page: Page, password: string) {
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Log in' }).click();
  await expect(question(page)).toBeHidden();
}

test('a session that ends leaves typed text in every tab, and is taken up by the password', async ({
  context,
  page,
  student,
}) => {
  await logIn(page, student, '/profile/edit');
  await page.getByLabel('Full Name').fill('Maya of the Hills');
  const other = await context.newPage();
  await other.goto('/profile/edit');
  await other.getByLabel('Full Name').fill('Maya of the Sea');
  await endSession(page, 'niyama.student.session');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(question(page)).toContainText(student.email);
  await expect(question(other)).toBeVisible();
  await question(page).getByLabel('Password', { exact: true }).fill('something-else');
  await question(page).getByRole('button', { name: 'Log in' }).click();
  await expect(question(page).getByRole('alert')).toHaveText("That email or password isn't right.");
  await logInAgain(page, student.password);
  await expect(question(other)).toBeHidden();
  await expect(other.getByLabel('Full Name')).toHaveValue('Maya of the Sea');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
});

test('a logout instead of the password leaves the page in every tab', async ({
  context,
  page,
  student,
}) => {
  await logIn(page, student, '/profile/edit');
  await page.getByLabel('Full Name').fill('Maya of the Hills');
  const other = await context.newPage();
  await other.goto('/library');
  await expect(other.getByRole('article').first()).toBeVisible();
  await endSession(page, 'niyama.student.session');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');
});

test('another student who logs in over a session that has ended sees nothing of the first', async ({
  context,
  page,
  request,
  student,
}) => {
  const second = await register(request, newPerson());
  await logIn(page, student);
  await endSession(page, 'niyama.student.session');
  await page.reload();
  await expect(question(page)).toContainText(student.email);
  const other = await context.newPage();
  await other.goto('/auth');
  await submitLogin(other, second);
  await expect(page.getByRole('heading', { name: `Namaste, ${second.username}` })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('a session that ends leaves a pose that an administrator writes', async ({ page }) => {
  await logInAsAdmin(page, '/admin/asanas');
  await page.getByRole('button', { name: 'Add Asana' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Asana' });
  await dialog.getByLabel('Name', { exact: true }).fill('Moon');
  await dialog.getByLabel('Description').fill('Grow quiet and shine.');
  await endSession(page, 'niyama.admin.session');
  await dialog.getByRole('button', { name: 'Add Asana' }).click();
  await logInAgain(page, instructor.password);
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Moon');
  await expect(dialog.getByLabel('Description')).toHaveValue('Grow quiet and shine.');
});
