import { expect, type Page } from '@playwright/test';
import { openMail } from './support/mailbox.ts';
import { logIn, newPerson, signUpQuietly, submitLogin, test } from './support/people.ts';

test('an unconfirmed address gets its mail again', async ({ page, request }) => {
  const person = newPerson();
  await signUpQuietly(request, person);
  await page.goto('/auth');
  await submitLogin(page, person);
  await expect(page.getByRole('alert')).toContainText(
    "Error logging in: Your email address isn't confirmed yet.",
  );
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(
    page.getByText('If this account still needs confirming, a new email is on its way.'),
  ).toBeVisible();

  const mail = await openMail(page, person);
  await mail.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page).toHaveURL('/homepage');
});

test('a sign-up link that was used logs in with the password', async ({ page, student }) => {
  const mail = await openMail(page, student);
  await mail.getByRole('link').click();
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page).toHaveURL('/homepage');
});

test('a page behind the login is found again after it', async ({ page, student }) => {
  await page.goto('/library?q=tree');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await submitLogin(page, student);
  await expect(page).toHaveURL('/library?q=tree');
  await expect(page.getByRole('searchbox', { name: 'Search poses' })).toHaveValue('tree');
});

test('a link that leads elsewhere after the login leads home', async ({ page, student }) => {
  await page.goto('/auth?next=https://spy.example/');
  await submitLogin(page, student);
  await expect(page).toHaveURL('/homepage');
});

test('pages behind the login ask for it', async ({ page }) => {
  for (const path of ['/homepage', '/library', '/pose-practice?id=x', '/profile', '/timer']) {
    await test.step(`nobody sees ${path} without a login`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    });
  }
});

test('who is logged in is not asked again', async ({ page, student }) => {
  await logIn(page, student, '/auth');
  await expect(page).toHaveURL('/homepage');
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page).toHaveURL('/homepage');
});

test('logging out in one tab logs out the other', async ({ page, context, student }) => {
  await logIn(page, student);
  const other = await context.newPage();
  await other.goto('/library');
  // A question that is still on its way would be refused first, and that leads elsewhere.
  await expect(other.getByRole('article').first()).toBeVisible();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');
  await other.goto('/homepage');
  await expect(other).toHaveURL('/auth?next=%2Fhomepage');
});

/** Keeps the scripts of the next page back, until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test('the language chosen before the scripts arrive is spoken', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption({ label: 'Deutsch' });
  letScriptsGo();
  await expect(page.getByRole('heading', { name: 'Finde deine innere Ruhe' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const [address, target] of [
  ['/auth', '/homepage'],
  ['/auth?next=%2Flibrary', '/library'],
] as const) {
  test(`what is typed at ${address} before the scripts arrive stays`, async ({ page, student }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const submit = page.getByRole('button', { name: 'Log In' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(address);
    letScriptsGo();
    await submit.click();
    await expect(page).toHaveURL(target);
  });
}
