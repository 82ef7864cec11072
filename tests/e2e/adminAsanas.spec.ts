import { expect, type Locator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { logInAsAdmin } from './support/instructor.ts';
import { storeLogin, test } from './support/people.ts';

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
  const kept = await storeLogin(request, student);
  /** Opens a new device: one that has loaded the library would show its cached copy first. */
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

/** A field of the tab that is shown. */
const textbox = (dialog: Locator, name: string) =>
  dialog.getByRole('textbox', { name, exact: true });

test('a pose that an administrator translates is read by students of that language', async ({
  page,
  browser,
  request,
  student,
}) => {
  const mark = randomBytes(4).toString('hex');
  const kept = await storeLogin(request, student);
  const asGermanStudent = async (look: (other: Page) => Promise<void>) => {
    const context = await browser.newContext({ storageState: kept });
    await context.addInitScript(() => localStorage.setItem('niyama.language', 'de'));
    const other = await context.newPage();
    await other.goto(`/library?q=${mark}`);
    await other
      .getByRole('article', { name: `Mond ${mark}` })
      .getByRole('link')
      .last()
      .click();
    await expect(other.getByRole('heading', { level: 1, name: `Mond ${mark}` })).toBeVisible();
    await look(other);
    await context.close();
  };

  await test.step('the administrator adds it with its German', async () => {
    await openLibrary(page);
    await page.getByRole('button', { name: 'Add Asana' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Asana' });
    await textbox(dialog, 'Name').fill(`Moon ${mark}`);
    await textbox(dialog, 'Description').fill('Grow quiet and shine.');
    await textbox(dialog, 'Safety Tips').fill('Not when dizzy');
    await dialog.getByRole('tab', { name: /^Deutsch/ }).click();
    await textbox(dialog, 'Name').fill(`Mond ${mark}`);
    await textbox(dialog, 'Safety Tips').fill('Nicht bei Schwindel');
    await dialog.getByRole('button', { name: 'Add Asana' }).click();
    await expect(page.getByText('Asana added successfully!')).toBeVisible();
    const row = await search(page, `Moon ${mark}`);
    await expect(row.getByText('0 of 4')).toBeVisible();
    await expect(row.getByText('Deutsch: incomplete')).toBeVisible();
  });

  await test.step('the student reads it, and in English what is not translated', async () => {
    await asGermanStudent(async (other) => {
      await expect(other.getByText('Nicht bei Schwindel')).toBeVisible();
      await expect(other.getByText('Grow quiet and shine.')).toHaveAttribute('lang', 'en');
    });
  });

  await test.step('another safety tip in English is read at once', async () => {
    const dialog = await act(page, await search(page, `Moon ${mark}`), 'Edit');
    await textbox(dialog, 'Safety Tips').fill('Never when dizzy');
    await dialog.getByRole('tab', { name: /^Deutsch/ }).click();
    await textbox(dialog, 'Description').fill('Werde still und leuchte.');
    await dialog.getByRole('button', { name: 'Update Asana' }).click();
    await expect(page.getByText('Asana updated successfully!')).toBeVisible();
    await asGermanStudent(async (other) => {
      await expect(other.getByText('Never when dizzy')).toBeVisible();
      await expect(other.getByText('Werde still und leuchte.')).toBeVisible();
    });
    await expect((await search(page, `Moon ${mark}`)).getByText('Deutsch: outdated')).toBeVisible();
  });

  await test.step('until the translation is said to match it', async () => {
    const dialog = await act(page, await search(page, `Moon ${mark}`), 'Edit');
    await dialog.getByRole('tab', { name: 'Deutsch outdated' }).click();
    await textbox(dialog, 'Safety Tips').fill('Nie bei Schwindel');
    await dialog.getByText(/^This translation matches/).click();
    await dialog.getByRole('button', { name: 'Update Asana' }).click();
    await expect((await search(page, `Moon ${mark}`)).getByText('1 of 4')).toBeVisible();
    await asGermanStudent(async (other) => {
      await expect(other.getByText('Nie bei Schwindel')).toBeVisible();
    });
  });
});
