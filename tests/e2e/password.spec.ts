import { expect } from '@playwright/test';
import { openApi } from './support/api.ts';
import { openMail } from './support/mailbox.ts';
import { logIn, submitLogin, test } from './support/people.ts';

test('a forgotten password is replaced through the mailbox', async ({ page, student }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login form has a field of the same name, and stands until the next screen has come.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const mail = await openMail(page, student);
  await mail.getByRole('link', { name: 'Set a new password' }).click();
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
});

test('a reset link that was used says so and offers a new one', async ({ page, student }) => {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await (await openMail(page, student)).getByRole('link').getAttribute('href');
  const { hash } = new URL(link ?? '');
  const { url, headers } = await openApi(page.request);
  const used = await page.request.post(`${url}/auth/v1/verify`, {
    headers,
    data: { type: 'recovery', token_hash: new URLSearchParams(hash.slice(1)).get('token_hash') },
  });
  expect(used.ok()).toBe(true);

  await page.goto(link ?? '');
  await page.getByLabel('New password', { exact: true }).fill('a-quiet-new-one');
  await page.getByLabel('Confirm new password').fill('a-quiet-new-one');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('a phone that lies open does not give the account away', async ({ page, student }) => {
  await logIn(page, student, '/auth/new-password');
  await expect(page).toHaveURL('/profile/edit');
  await expect(page.getByRole('dialog').getByLabel('Current password')).toBeVisible();
});
