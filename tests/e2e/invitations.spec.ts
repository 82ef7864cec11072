import { expect } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logInAsAdmin } from './support/instructor.ts';
import { newestMail } from './support/mailbox.ts';
import { newPerson, test } from './support/people.ts';

test('an administrator invites by a file, and who accepts is logged in and stands among the users', async ({
  page,
  browser,
  request,
}) => {
  const somebody = newPerson();
  const person = { ...somebody, fullName: `Leela ${somebody.username}` };
  await logInAsAdmin(page, '/admin/users');
  await page.getByRole('link', { name: 'Invite Students' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite Students' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite students' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `E-Mail,Name,Sprache\n${person.email},${person.fullName},english\n${person.email},,\nnobody,,\n`,
    ),
  });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Not invited (2)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(dialog.getByText(/^1 person invited/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The server sends what waits at its next tick, which may be this moment.
  await expect(page.getByRole('row', { name: person.email })).toContainText(
    /Waiting to be sent|Sent/,
  );

  const { link } = await newestMail(request, person.email);
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { name: 'Accept your invitation' })).toBeVisible();
  await expect(other).toHaveURL(`${addresses.student}/invitation`);
  await expect(other.getByLabel('Full Name')).toHaveValue(person.fullName);
  await other.getByLabel('Username').fill(person.username);
  await other.getByLabel('New password', { exact: true }).fill(person.password);
  await other.getByLabel('Confirm new password').fill(person.password);
  await other.getByRole('button', { name: 'Create account and log in' }).click();
  await expect(other).toHaveURL(`${addresses.student}/homepage`);
  await expect(other.getByRole('heading', { name: `Namaste, ${person.username}` })).toBeVisible();
  await theirs.close();

  const again = await browser.newContext();
  const late = await again.newPage();
  await late.goto(link ?? '');
  await expect(
    late.getByRole('heading', { name: 'This invitation no longer works' }),
  ).toBeVisible();
  await again.close();

  await page.getByRole('link', { name: 'All users' }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  await expect(page.getByRole('row', { name: person.fullName })).toContainText('Student');
});
