import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addresses } from './support/addresses.ts';
import { chooseAction, logInAsAdmin, readToast } from './support/instructor.ts';
import { logIn, newPerson, register, test } from './support/people.ts';
import { pickFound } from './support/picker.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pictureIn = (place: Locator) => place.locator('img[src*="community_images"]');

async function save(page: Page, dialogName: string, fill: (dialog: Locator) => Promise<void>) {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await fill(dialog);
  await dialog.getByRole('button', { name: /^(Create|Update) Community$/ }).click();
}

test('a community is made with a picture, found and joined by a student, and cared for until its end', async ({
  page,
  browser,
  request,
  student,
}) => {
  const name = `Circle ${randomUUID().slice(0, 8)}`;
  const renamed = `${name} at dawn`;
  const guest = { ...newPerson(), fullName: `Noor ${randomUUID().slice(0, 8)}` };
  await register(request, guest);

  await logInAsAdmin(page, '/admin/communities');
  await page.getByRole('button', { name: 'Create Community' }).click();
  await save(page, 'Create Community', async (dialog) => {
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await expect(dialog.getByText(/This file type isn't supported/)).toBeVisible();
    await input.setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer: png });
    await expect(dialog.getByText('moon.png will be uploaded when you save.')).toBeVisible();
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Description').fill('Before the city wakes.');
  });
  await readToast(page, 'Community created successfully!');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(pictureIn(row)).toBeVisible();
  const firstPicture = (await pictureIn(row).getAttribute('src')) ?? '';

  const theirs = await browser.newContext({ baseURL: addresses.student });
  const other = await theirs.newPage();
  await test.step('a student sees it and joins', async () => {
    await logIn(other, student, '/communities');
    await other.getByRole('button', { name: `Join ${name}`, exact: true }).click();
    await expect(other.getByText("You've joined the community!")).toBeVisible();
    const card = other.getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('Before the city wakes.');
    await expect(pictureIn(card)).toBeVisible();
    await other.getByRole('link', { name, exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('the administrator adds a member and removes one', async () => {
    await chooseAction(page, name, 'Members');
    const members = page.getByRole('dialog', { name: `Members of ${name}` });
    await expect(members.getByText(student.fullName)).toBeVisible();
    await members.getByRole('button', { name: 'Add Member' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Member' });
    await pickFound(adding.getByRole('combobox'), guest.fullName, 'one');
    await adding.getByRole('button', { name: 'Add Member' }).click();
    await readToast(page, 'Member added successfully!');
    await expect(members.getByText('2 rows')).toBeVisible();
    await chooseAction(page, student.fullName, 'Remove');
    const question = page.getByRole('alertdialog', { name: `Remove ${student.fullName}` });
    await question.getByRole('button', { name: 'Remove' }).click();
    await readToast(page, 'Member removed successfully');
    await expect(members.getByText('1 row')).toBeVisible();
    await expect(members.getByText(student.fullName)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(members).toBeHidden();
  });

  await test.step('it gets another name and another picture, and the old file is gone', async () => {
    await chooseAction(page, name, 'Edit');
    await save(page, 'Edit Community', async (dialog) => {
      await dialog.getByLabel('Name', { exact: true }).fill(renamed);
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'sun.png', mimeType: 'image/png', buffer: png });
      await expect(dialog.getByText('sun.png will be uploaded when you save.')).toBeVisible();
    });
    await readToast(page, 'Community updated successfully!');
    await expect(pictureIn(page.getByRole('row').filter({ hasText: renamed }))).not.toHaveAttribute(
      'src',
      firstPicture,
    );
    await expect.poll(async () => (await request.get(`${firstPicture}?fresh`)).ok()).toBe(false);
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  });

  await test.step('it is deleted while the student looks at it', async () => {
    await chooseAction(page, renamed, 'Delete');
    const question = page.getByRole('alertdialog', { name: `Delete ${renamed}` });
    await expect(
      question.getByText('Are you sure you want to delete this community?'),
    ).toBeVisible();
    await expect(question.getByText(/^1 member will lose access to this community/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await readToast(page, 'Community deleted successfully');
    await expect(page.getByText(renamed)).toBeHidden();
    await other.reload();
    await expect(other).toHaveURL(`${addresses.student}/communities`);
    await expect(other.getByText('Community not found')).toBeVisible();
  });
  await theirs.close();
});
