import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { newestMail } from './support/mailbox.ts';
import { logIn, type Person, submitLogin, test } from './support/people.ts';

async function leave(page: Page, { password }: Person) {
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/leaving');
  await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
}

test('a student deletes the account, keeps it on another device, and then deletes it for good', async ({
  page,
  browser,
  request,
  student,
}) => {
  await logIn(page, student, '/lifestyle');
  await page.getByRole('textbox', { name: 'Food log' }).fill('Lentils');
  await leave(page, student);
  const first = await newestMail(request, student.email);
  // Nothing else opens, and the session stays.
  await page.goto('/library');
  await expect(page).toHaveURL('/leaving');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(`${addresses.student}/auth`);
  await submitLogin(theirs, student);
  await expect(theirs).toHaveURL(`${addresses.student}/leaving`);
  await theirs.getByRole('button', { name: 'Keep my account' }).click();
  await expect(theirs.getByRole('heading', { name: `Namaste, ${student.username}` })).toBeVisible();
  await other.close();

  // The first device is let in again.
  await page.reload();
  await expect(page).toHaveURL('/homepage');
  await leave(page, student);
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We've sent a link to ${student.email}.`)).toBeVisible();
  let link: string | null = null;
  await expect(async () => {
    ({ link } = await newestMail(request, student.email));
    expect(link).toContain('/delete-account#token=');
  }).toPass({ timeout: 60_000 });
  expect(first.link).not.toBe(link);

  await page.goto(link ?? '');
  await expect(page).toHaveURL('/delete-account');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  // What was begun in the lifestyle log was nowhere but here.
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('Lentils');
  expect(kept).not.toContain(student.email);

  await page.goto('/auth');
  await submitLogin(page, student);
  await expect(page.getByText("That email or password isn't right.")).toBeVisible();
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
