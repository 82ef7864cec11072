import { expect, type Page } from '@playwright/test';
import { openMail } from './support/mailbox.ts';
import { logIn, newPerson, signUpQuietly, submitLogin, test } from './support/people.ts';

test('an unconfirmed address gets its mail again, whose link also logs in later', async ({
  page,
  request,
}) => {
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

  await page.evaluate(() => localStorage.clear());
  await (await openMail(page, person)).getByRole('link').click();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page).toHaveURL('/homepage');
});

/** Whether the answers that this device stores name somebody. */
const isStored = (page: Page, name: string) =>
  page.evaluate(
    (text) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('niyama-queries-1');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('texts').objectStore('texts').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(reading.result).includes(text));
          });
        });
      }),
    name,
  );

const keysOf = (page: Page, part: string) =>
  page.evaluate((text) => Object.keys(localStorage).filter((key) => key.includes(text)), part);

test('logging out in one tab logs out the other, and leaves nothing of the student on the device', async ({
  page,
  context,
  student,
}) => {
  await logIn(page, student, '/profile/settings');
  await page.getByLabel('Display name').fill('Somebody Else');
  await expect.poll(() => keysOf(page, 'settingsDraft')).toHaveLength(1);
  await expect.poll(() => isStored(page, student.username)).toBe(true);
  await page.goto('/homepage');
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
  await expect.poll(() => isStored(page, student.username)).toBe(false);
  for (const part of ['session', 'practice', 'settingsDraft']) {
    await expect.poll(() => keysOf(page, part)).toEqual([]);
  }
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

test('what is typed before the scripts arrive stays', async ({ browser, student }) => {
  for (const [address, target] of [
    ['/auth', '/homepage'],
    ['/auth?next=%2Flibrary', '/library'],
  ] as const) {
    await test.step(address, async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
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
      await context.close();
    });
  }
});
