import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { assignTo, logInAsAdmin, readToast } from './support/instructor.ts';
import { loseProfile } from './support/service.ts';
import { moveAbout } from './support/moves.ts';
import { submitLogin, test } from './support/people.ts';

const admin = { email: 'admin@niyama.example', password: 'practice-daily' };

async function submitAdminLogin(page: Page, { email, password }: typeof admin) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login as Admin' }).click();
}

test('an administrator logs in, stays logged in and logs out', async ({ page }) => {
  await page.goto(addresses.admin);
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await submitAdminLogin(page, admin);
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

test('a student is signed out at the admin form', async ({ page, student }) => {
  await page.goto(`${addresses.admin}/admin/login`);
  await submitAdminLogin(page, student);
  await expect(page.getByText('Unauthorized: You do not have admin privileges')).toBeVisible();
  await page.goto(`${addresses.admin}/admin/dashboard`);
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('a student in the admin area is sent to the landing page, which says why', async ({
  page,
  student,
}) => {
  await logInAsAdmin(page, '/admin/dashboard', student);
  await expect(page).toHaveURL(`${addresses.student}/`);
  await expect(page.getByText('Unauthorized: You do not have admin privileges')).toBeVisible();
  await page.goto(`${addresses.admin}/admin/dashboard`);
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('the navigation stays where it is over twenty moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAsAdmin(page, '/admin/dashboard');
  const round = ['Users', 'Assignments', 'Asana Library', 'Communities', 'Dashboard'];
  await moveAbout(page, 'Administration', [...round, ...round, ...round, ...round]);
});

test('the way back leads to the student login', async ({ page }) => {
  await page.goto(`${addresses.admin}/admin/login`);
  await page.getByRole('link', { name: 'Return to Student Login' }).click();
  await expect(page).toHaveURL(`${addresses.student}/auth`);
});

test('the dashboard shows the school, and missing profiles are made', async ({
  page,
  request,
  student,
}) => {
  await assignTo(request, student, { pose: 'Camel Pose', dueDate: '2030-01-01' });
  await logInAsAdmin(page, '/admin/dashboard');
  const recent = page.getByRole('region', { name: 'Recent Activity' });
  await expect(recent.getByRole('listitem').first()).toBeVisible();
  const changes = page.getByRole('region', { name: 'Changes by Admins' });
  await expect(changes.getByRole('listitem').first()).toBeVisible();
  const users = page.getByRole('listitem').filter({ hasText: 'Total Users' });
  await expect(users.getByText(/^\+[1-9]\d* new this week$/)).toBeVisible();

  await loseProfile(request, student.username);
  await page.goto(`${addresses.admin}/admin/settings?tab=database`);
  await page.getByRole('button', { name: 'Create Missing Profiles' }).click();
  await readToast(page, 'Created 1 missing profile successfully');
  await page.getByRole('button', { name: 'Create Missing Profiles' }).click();
  await readToast(page, 'All users already have profiles');
  await page.goto(`${addresses.student}/auth`);
  await submitLogin(page, student);
  await expect(page.getByRole('heading', { name: `Namaste, ${student.username}` })).toBeVisible();
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
