import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { newestMail } from './support/mailbox.ts';
import { logIn, type Person, test } from './support/people.ts';

/** A picture of one color, as a browser draws it. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#7a4fb0';
      context.fillRect(0, 0, 800, 600);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Opens the page, as a student who logs in with it if one is given. */
async function openEditing(page: Page, student?: Person) {
  await (student ? logIn(page, student, '/profile/edit') : page.goto('/profile/edit'));
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByLabel('Username')).not.toHaveValue('');
}
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a photo is cropped, saved and shown in the header', async ({ page, student }) => {
  await openEditing(page, student);
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) };
  await page.locator('input[type=file]').setInputFiles(file);
  const crop = dialog(page, 'Crop your photo');
  const stage = crop.getByRole('application');
  const box = await stage.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  await page.mouse.move(box.x + 50, box.y + 50);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 50, { steps: 5 });
  await page.mouse.up();
  await crop.getByRole('slider', { name: 'Zoom' }).press('End');
  await expect(crop.getByText('400%')).toBeVisible();
  await crop.getByRole('button', { name: 'Use this photo' }).click();
  await page.getByLabel('Full Name').fill('Maya <b>Lind</b>');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/profile');

  const avatar = page.getByRole('link', { name: 'Open your profile' }).locator('img');
  await page.goto('/library');
  await expect(avatar).toHaveAttribute('src', /\/avatars\/[0-9a-f-]{36}\/\d+\.png$/);
  const size = () => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth);
  // A quarter of the 600 pixels that the shorter side had.
  await expect.poll(size).toBe(150);
  const first = (await avatar.getAttribute('src')) ?? '';

  await openEditing(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Maya <b>Lind</b>');
  await page.locator('input[type=file]').setInputFiles(file);
  await crop.getByRole('button', { name: 'Use this photo' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/profile');
  // Past the hour for which browsers keep it: the old file is gone.
  await expect.poll(async () => (await page.request.get(first)).ok()).toBe(false);
});

test('unsaved changes are asked about, also by the browser’s Back', async ({ page, student }) => {
  await logIn(page, student, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.goto('/profile/edit');
  const name = page.getByLabel('Full Name');
  await name.fill('Somebody Else');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Somebody Else');
  await expect(page).toHaveURL('/profile/edit');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/profile');
});

test('the address changes when the links of both mails are confirmed', async ({
  page,
  student,
}) => {
  await openEditing(page, student);
  const email = `new_${student.email}`;
  await page.getByRole('button', { name: 'Change email' }).click();
  const form = dialog(page, /email address/);
  await form.getByLabel('New email').fill(email);
  await form.getByLabel('Current password').fill('wrong-one');
  await form.getByRole('button', { name: 'Send links' }).click();
  await expect(form.getByText("That's not your current password")).toBeVisible();
  await form.getByLabel('Current password').fill(student.password);
  await form.getByRole('button', { name: 'Send links' }).click();
  await expect(page.getByText(`Waiting for you to confirm ${email}`)).toBeVisible();

  const [toNew, toOld] = [
    await newestMail(page.request, email),
    await newestMail(page.request, student.email, 1),
  ];
  expect(toOld.kind).toBe('emailChange');
  const confirm = async (link: string | null) => {
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Confirm the change' }).click();
  };
  await confirm(toNew.link);
  await expect(page.getByRole('heading', { name: 'One more link to open' })).toBeVisible();
  await confirm(toOld.link);
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await confirm(toOld.link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a new password, and signing out everywhere, reach the other tab and the other device', async ({
  page,
  context,
  browser,
  student,
}) => {
  const phone = await browser.newContext({ baseURL: addresses.student });
  const other = await phone.newPage();
  await logIn(other, student);
  await openEditing(page, student);
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = dialog(page, 'Change your password');
  const password = 'a-quiet-new-one';
  await form.getByLabel('Current password').fill(student.password);
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Confirm new password').fill(password);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await other.goto('/library');
  const question = dialog(other, 'Log in to continue');
  const submit = async (given: string) => {
    await question.getByLabel('Password', { exact: true }).fill(given);
    await question.getByRole('button', { name: 'Log in' }).click();
  };
  await submit(student.password);
  await expect(question.getByText("That email or password isn't right.")).toBeVisible();
  await submit(password);
  await expect(question).toBeHidden();

  const tab = await context.newPage();
  await tab.goto('/library');
  await expect(tab.getByRole('article').first()).toBeVisible();
  await openEditing(page);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page
    .getByRole('alertdialog', { name: 'Log out everywhere?' })
    .getByRole('button', { name: 'Log out everywhere' })
    .click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await expect(tab).toHaveURL('/auth');
  await other.goto('/homepage');
  await expect(question).toBeVisible();
  const kept = () => other.evaluate(() => localStorage.getItem('niyama.student.session'));
  await expect.poll(kept).toBeNull();
  await phone.close();
});
