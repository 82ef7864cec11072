import { expect } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { instructor, logInAsAdmin } from './support/instructor.ts';
import { moveAbout } from './support/moves.ts';
import { test } from './support/people.ts';

test('an administrator logs in, stays logged in and logs out', async ({ page }) => {
  await page.goto(addresses.admin);
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel('Email').fill(instructor.email);
  await page.getByLabel('Password', { exact: true }).fill(instructor.password);
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page.getByText('Welcome to Admin Dashboard')).toBeVisible();
  await expect(page).toHaveURL(`${addresses.admin}/admin/dashboard`);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  // On a phone the sidebar is a drawer.
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('button', { name: 'Open menu' }).click();
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Successfully signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('the navigation stays where it is over twenty moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAsAdmin(page, '/admin/dashboard');
  const round = ['Users', 'Assignments', 'Asana Library', 'Communities', 'Dashboard'];
  await moveAbout(page, 'Administration', [...round, ...round, ...round, ...round]);
});

test('what was typed is not lost where a newer build has taken the files of this one away', async ({
  page,
}) => {
  await logInAsAdmin(page, '/admin/users/add');
  await page.getByLabel('Full Name').fill('Noor');
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Noor');
});
