import { expect } from '@playwright/test';
import { openMail } from './support/mailbox.ts';
import { submitLogin, test } from './support/people.ts';

test('a forgotten password is replaced through the mailbox, once by each link', async ({
  page,
  student,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login form has a field of the same name, and stands until the next screen has come.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const mail = await openMail(page, student);
  const link = mail.getByRole('link', { name: 'Set a new password' });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  // The page stands, and the link is not used before the password is saved.
  await page.reload();
  const password = 'a-quiet-new-one';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).toHaveURL('/homepage');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await submitLogin(page, student);
  await expect(page.getByText("That email or password isn't right.")).toBeVisible();
  await submitLogin(page, { ...student, password });
  await expect(page).toHaveURL('/homepage');

  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await page.getByLabel('New password', { exact: true }).fill('a-stolen-one');
  await page.getByLabel('Confirm new password').fill('a-stolen-one');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});
