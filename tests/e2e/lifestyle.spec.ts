import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, submitLogin, test } from './support/people.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const history = (page: Page) => page.getByRole('tab', { name: 'History' });
const empty = (page: Page) => page.getByText('No lifestyle logs recorded yet.');

async function openLog(page: Page) {
  await menu(page).click();
  await page.getByRole('link', { name: 'Lifestyle Log', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lifestyle Log' })).toBeVisible();
}

/** Chooses as a finger does: what is pressed is the picture or the word, not the control below it. */
async function pick(page: Page, control: Locator) {
  await page.locator('label').filter({ has: control }).click();
  await expect(control).toBeChecked();
}

/** Does something to today's entry. */
async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'Actions for Today' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens the question that a logout asks while the device stores a log. */
async function askToLogOut(page: Page) {
  await menu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  return page.getByRole('alertdialog', { name: 'Log out?' });
}

test('a day and what a student is careful with stay on this device alone, until they are cleared', async ({
  context,
  page,
  student,
}) => {
  await logIn(page, student, '/compose');
  await page.getByRole('button', { name: 'Knees' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Knees', pressed: true })).toBeVisible();

  await page.goto('/homepage');
  await openLog(page);
  const food = page.getByRole('textbox', { name: 'Food log' });
  await food.fill('Lentils');

  // Left by mistake: the begun entry is still there.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: `Namaste, ${student.username}` })).toBeVisible();
  await openLog(page);
  await expect(food).toHaveValue('Lentils');

  const told: string[] = [];
  page.on('request', (request) => told.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Save my day' }).click();
  await expect(page.getByText('Please enter when you woke up')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: /^hour/ })).toBeFocused();
  await page.keyboard.type('0630a');
  await page.getByRole('slider', { name: 'Water intake' }).press('End');
  await pick(page, page.getByRole('radio', { name: 'Great' }));
  await page.getByRole('button', { name: 'Save my day' }).click();
  const thanks = page.getByRole('alertdialog', { name: 'Lifestyle logged successfully!' });
  await expect(thanks).toContainText('Your daily metrics have been saved.');
  await expect(page.getByRole('heading', { name: "You've logged today" })).toBeVisible();
  await expect(food).toHaveValue('');

  await history(page).click();
  await expect(page).toHaveURL('/lifestyle?tab=history');
  await page.reload();
  const entry = page.getByRole('region', { name: 'Today' });
  await expect(entry).toContainText(/Woke up at 6:30\sAM/);
  await expect(entry).toContainText('12+ glasses of water');
  await expect(entry).toContainText('Lentils');

  // Another tab sees what this one does.
  const other = await context.newPage();
  await other.goto('/lifestyle?tab=history');
  await expect(other.getByRole('region', { name: 'Today' })).toContainText('Neutral');
  await choose(page, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit entry: Today' });
  await pick(page, page.getByRole('radio', { name: 'Creative' }));
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(entry).toContainText('Creative');
  await expect(other.getByRole('region', { name: 'Today' })).toContainText('Creative');
  await choose(page, 'Delete');
  await expect(empty(page)).toBeVisible();
  await expect(empty(other)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry).toContainText('Creative');
  await other.close();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^niyama-lifestyle-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual([
    expect.objectContaining({ wakeUpTime: '06:30', waterIntake: 12, mood: 5, foodLog: 'Lentils' }),
  ]);
  expect(told.filter((body) => body.includes('Lentils'))).toEqual([]);

  // One logout leaves both, the next one clears them.
  const keep = await askToLogOut(page);
  await keep.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth');
  await submitLogin(page, student);
  await openLog(page);
  await history(page).click();
  await expect(entry).toContainText('Lentils');

  const clear = await askToLogOut(page);
  for (const stored of ['lifestyle log', '“Make Me a Practice” choices']) {
    await pick(page, page.getByRole('switch', { name: `Clear my ${stored} from this device` }));
  }
  await clear.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /lifestyle|composer/.test(key))).toEqual([]);
  await submitLogin(page, student);
  await openLog(page);
  await history(page).click();
  await expect(empty(page)).toBeVisible();
});
