import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { openApi } from './support/api.ts';
import { chooseAction, demote, logInAsAdmin, readToast } from './support/instructor.ts';
import { newPerson, submitLogin, test } from './support/people.ts';

async function confirm(page: Page, action: string) {
  const dialog = page.getByRole('alertdialog', { name: action });
  await dialog.getByRole('button', { name: action }).click();
}

test('an administrator makes a user who logs in, renames, promotes, demotes and deletes them', async ({
  page,
  browser,
  request,
}) => {
  const somebody = newPerson();
  const person = { ...somebody, fullName: `Leela ${somebody.username}` };
  const renamed = `${person.fullName} I.`;
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (sent.method() !== 'OPTIONS' && pathname.startsWith('/rest/')) asked.push(pathname);
  });
  await logInAsAdmin(page, '/admin/users');
  await expect(page.getByText(/^\d+( of \d+)? rows$/)).toBeVisible();
  // The guard asks for the role, the list for itself.
  expect(asked.toSorted()).toEqual(['/rest/v1/profiles', '/rest/v1/rpc/admin_users']);
  await page.getByRole('link', { name: 'Add New User' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Add New User' })).toBeVisible();
  await page.getByLabel('Full Name').fill(person.fullName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create User' }).click();
  await readToast(page, `User ${person.fullName} created successfully!`);

  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email.toUpperCase());
  await expect(page).toHaveURL(/\?q=/);
  const row = page.getByRole('row', { name: person.fullName });
  await expect(row).toContainText(person.email);
  await expect(row).toContainText('Student');

  const theirs = await browser.newContext({ baseURL: addresses.student });
  const other = await theirs.newPage();
  await other.goto('/auth');
  await submitLogin(other, person);
  await expect(other.getByRole('heading', { name: `Namaste, ${person.username}` })).toBeVisible();
  await theirs.close();

  await chooseAction(page, person.fullName, 'Edit User');
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await form.getByLabel('Full Name').fill(renamed);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await readToast(page, 'User updated successfully!');

  await chooseAction(page, renamed, 'Make Admin');
  await confirm(page, 'Make Admin');
  await readToast(page, `${renamed} is now an admin`);
  await expect(row).toContainText('Admin');
  await chooseAction(page, renamed, 'Remove Admin');
  await confirm(page, 'Remove Admin');
  await readToast(page, `${renamed} is no longer an admin`);
  await expect(row).toContainText('Student');

  await chooseAction(page, renamed, 'Delete User');
  const question = page.getByRole('alertdialog', { name: 'Delete User' });
  await question.getByLabel(`Type ${person.username} to confirm`).fill(person.username);
  await confirm(page, 'Delete User');
  await readToast(page, 'User deleted successfully');
  await expect(page.getByText('No users found')).toBeVisible();

  const { url, headers } = await openApi(request);
  const refused = await request.post(`${url}/auth/v1/token`, {
    headers,
    params: { grant_type: 'password' },
    data: { email: person.email, password: person.password },
  });
  expect(refused.status()).toBe(400);
});

test('an administrator who is demoted meanwhile is led out at the next request', async ({
  page,
  browser,
  request,
}) => {
  const colleague = newPerson();
  await logInAsAdmin(page, '/admin/users/add');
  await expect(page.getByRole('heading', { level: 1, name: 'Add New User' })).toBeVisible();
  await page.getByLabel('Full Name').fill(colleague.fullName);
  await page.getByLabel('Username').fill(colleague.username);
  await page.getByLabel('Email Address').fill(colleague.email);
  await page.getByLabel('Password', { exact: true }).fill(colleague.password);
  await page.getByRole('button', { name: /User Role/ }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();

  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await logInAsAdmin(other, '/admin/users', colleague);
  const search = other.getByRole('searchbox', { name: 'Search users' });
  await search.fill(colleague.email);
  await expect(other.getByText('1 row', { exact: true })).toBeVisible();

  await demote(request, colleague);
  await search.fill('somebody else');
  await expect(other).toHaveURL(`${addresses.student}/`);
  await expect(other.getByText('Unauthorized: You do not have admin privileges')).toBeVisible();
  await theirs.close();
});
