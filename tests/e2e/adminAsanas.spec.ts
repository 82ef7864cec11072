import { expect, type Locator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { logInAsAdmin } from './support/instructor.ts';
import { keepLogin, test } from './support/people.ts';

const file = (name: string) => `tests/e2e/files/${name}`;

async function openLibrary(page: Page) {
  await logInAsAdmin(page, '/admin/asanas');
  await expect(page.getByRole('heading', { name: 'Asana Library' })).toBeVisible();
}

async function search(page: Page, words: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search asanas' }).fill(words);
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toHaveCount(1);
  return row;
}

async function act(page: Page, row: Locator, action: 'Edit' | 'Delete') {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole(action === 'Edit' ? 'dialog' : 'alertdialog');
}

const widthOfImage = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);

/** The card that a student finds, if there is one. */
async function studentSearches(page: Page, name: string) {
  await page.goto(`/library?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  return page.getByRole('article', { name });
}

test('a pose that an administrator adds is there for students, with picture and video', async ({
  page,
  browser,
  request,
  student,
}) => {
  const name = `Moon ${randomBytes(4).toString('hex')}`;
  const kept = await keepLogin(request, student);
  /** On a device that has seen nothing yet: one that has would show for a while what it knows. */
  const asStudent = async (look: (other: Page) => Promise<void>) => {
    const context = await browser.newContext({ storageState: kept });
    await look(await context.newPage());
    await context.close();
  };

  await test.step('the administrator adds it', async () => {
    await openLibrary(page);
    await page.getByRole('button', { name: 'Add Asana' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Asana' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Description').fill('Grow quiet and shine.');
    await dialog.getByLabel('Target Areas', { exact: true }).fill('balance\npatience');
    await expect(dialog.getByText(/^Students won't see: patience/)).toBeVisible();
    const [image, video] = [
      dialog.locator('input[type=file]').first(),
      dialog.locator('input[type=file]').last(),
    ];
    await image.setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await expect(dialog.getByRole('alert')).toContainText("This file type isn't supported.");
    await image.setInputFiles(file('moon.png'));
    await expect(dialog.getByText(/^moon\.png will be uploaded/)).toBeVisible();
    await video.setInputFiles(file('moon.webm'));
    await expect(dialog.getByText(/^moon\.webm will be uploaded/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add Asana' }).click();
    await expect(page.getByText('Asana added successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    const row = await search(page, name);
    await expect(row.getByText('With a video')).toBeAttached();
    await expect.poll(() => widthOfImage(row.locator('img'))).toBe(8);
  });

  await test.step('the student sees both', async () => {
    await asStudent(async (other) => {
      const card = await studentSearches(other, name);
      await expect.poll(() => widthOfImage(card.locator('img'))).toBe(8);
      await card.getByRole('link').last().click();
      await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
      await other.getByRole('button', { name: 'Practice Now' }).click();
      const film = other.getByRole('dialog').locator('video');
      const width = () => film.evaluate((element) => (element as HTMLVideoElement).videoWidth);
      await expect.poll(width).toBe(16);
    });
  });

  await test.step('another picture shows at once', async () => {
    const dialog = await act(page, await search(page, name), 'Edit');
    await dialog.locator('input[type=file]').first().setInputFiles(file('sun.png'));
    await expect(dialog.getByText(/^sun\.png will be uploaded/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove video' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Remove the video?' });
    await asked.getByRole('button', { name: 'Remove video' }).click();
    await expect(page.getByText('Video removed successfully')).toBeVisible();
    await dialog.getByRole('button', { name: 'Update Asana' }).click();
    await expect(page.getByText('Asana updated successfully!')).toBeVisible();
    await asStudent(async (other) => {
      const card = await studentSearches(other, name);
      await expect.poll(() => widthOfImage(card.locator('img'))).toBe(12);
    });
  });

  await test.step('what is deleted is gone for students, until it is taken back', async () => {
    const dialog = await act(page, await search(page, name), 'Delete');
    await expect(dialog.getByText('Are you sure you want to delete this asana?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Asana deleted successfully')).toBeVisible();
    await expect(page.getByText('No asanas matching your search.')).toBeVisible();
    await asStudent(async (other) => {
      await studentSearches(other, name);
      await expect(other.getByText(`No poses found matching "${name}"`)).toBeVisible();
    });

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The asana is back in the library')).toBeVisible();
    await search(page, name);
    await asStudent(async (other) => {
      const card = await studentSearches(other, name);
      await expect.poll(() => widthOfImage(card.locator('img'))).toBe(12);
    });
  });
});

test('the library leaves as a file and comes back changed', async ({ page }) => {
  const mark = randomBytes(4).toString('hex');
  await openLibrary(page);
  await page.getByRole('button', { name: 'Import and export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^niyama-asanas-\d{4}-\d\d-\d\d\.csv$/);
  expect(exported).toContain('"Mountain Pose"');

  const added = [`"=1+1 ${mark}"`, '"Not a formula, ""but"" a name"', '"beginner"'];
  const refused = ['"Nameless"', '""', '"beginner"'];
  const head = 'name,description,difficulty';
  const again = exported.replace('"Corpse Pose"', '"Final Pose"');
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import asanas' });
  const pick = (name: string, text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await pick('pose.csv', 'pose,text\nMoon,Quiet');
  await expect(dialog.getByRole('alert')).toContainText('must contain the column names');
  await pick('again.csv', again);
  await expect(dialog.getByRole('button', { name: 'Import 1 asana' })).toBeVisible();
  await pick('new.csv', [head, added.join(), refused.join()].join('\r\n'));
  await expect(dialog.getByText('Line 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 asana' }).click();
  await expect(dialog.getByText('1 asana imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await search(page, `=1+1 ${mark}`);
});
