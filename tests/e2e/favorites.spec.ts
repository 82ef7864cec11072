import { expect, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logIn, submitLogin, test } from './support/people.ts';

/** The heart of the pose whose card is shown. */
const heartOf = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByRole('button', { name: 'Favorite' });

const toast = (page: Page, text: string) => page.getByRole('alertdialog', { name: text });

/** Waits until the device has cached the loaded data, which happens a moment after it arrives. */
async function untilSaved(page: Page, words: string): Promise<void> {
  const read = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('niyama-queries-1');
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('success', () => {
            const { result: database } = opening;
            const [store = ''] = database.objectStoreNames;
            const all = database.transaction(store).objectStore(store).getAll();
            all.addEventListener('success', () => {
              database.close();
              resolve(JSON.stringify(all.result));
            });
          });
        }),
    );
  await expect.poll(read).toContain(words);
}

/** Counts what reaches the server of the favorites. */
function countWrites(page: Page): { method: string; status: number }[] {
  const writes: { method: string; status: number }[] = [];
  page.on('response', (response) => {
    const method = response.request().method();
    if (!response.url().includes('/rest/v1/user_favorites') || method === 'OPTIONS') return;
    writes.push({ method, status: response.status() });
  });
  return writes;
}

test('a favorite and the practice list of one tab show in the other, and so does their undoing', async ({
  page,
  context,
  student,
}) => {
  await logIn(page, student, '/library?q=camel');
  const other = await context.newPage();
  await other.goto('/library?tab=favorites');
  await expect(other.getByRole('heading', { name: 'No favorite poses yet' })).toBeVisible();

  await heartOf(page, 'Camel Pose').click();
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  await expect(heartOf(other, 'Camel Pose')).toHaveAttribute('aria-pressed', 'true');

  await toast(page, 'Added to favorites').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Removed from favorites')).toBeVisible();
  await expect(heartOf(page, 'Camel Pose')).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('heading', { name: 'No favorite poses yet' })).toBeVisible();

  await other.goto('/self-practice');
  await expect(other.getByRole('heading', { name: 'Your practice list is empty' })).toBeVisible();
  const add = page
    .getByRole('article', { name: 'Camel Pose' })
    .getByRole('button', { name: 'Add to practice list' });
  await add.click();
  await expect(other.getByRole('row')).toHaveAccessibleName('Camel Pose');
  await other.getByRole('button', { name: 'Actions for Camel Pose' }).click();
  await other.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(add).toBeVisible();
});

test('a favorite set offline survives a reload and arrives once', async ({
  page,
  context,
  student,
}) => {
  await logIn(page, student, '/library?q=camel');
  await expect(heartOf(page, 'Camel Pose')).toBeVisible();
  await untilSaved(page, 'Camel Pose');
  const writes = countWrites(page);
  // The server is gone, the page itself can still be loaded. The route stays to the end: of a request
  // made while one is taken away, Playwright says nothing.
  let isGone = true;
  await context.route(`${addresses.api}/**`, (route) =>
    isGone ? route.abort() : route.continue(),
  );

  await heartOf(page, 'Camel Pose').click();
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  // Twice: the cached data is still there after a request for it has failed.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload();
    await expect(page.getByRole('alert').getByText('Connection Error')).toBeVisible();
    await expect(heartOf(page, 'Camel Pose')).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/homepage');
  await expect(page.getByText('1 change to your favorites is waiting to be saved')).toBeVisible();

  const other = await context.newPage();
  const othersWrites = countWrites(other);
  await other.goto('/library?q=camel');
  await expect(heartOf(other, 'Camel Pose')).toHaveAttribute('aria-pressed', 'true');
  // Both tabs hold the row and hear at once that the network is back; whichever is first sends it, and
  // the other one hears of it.
  await context.setOffline(true);
  isGone = false;
  await context.setOffline(false);
  const arrivals = () => [...writes, ...othersWrites];
  const once = [{ method: 'POST', status: 201 }];
  // Playwright reports the other tab's response separately, perhaps later than this page hears of it.
  await expect.poll(arrivals).toEqual(once);
  await expect(page.getByText('1 change to your favorites is waiting to be saved')).toBeHidden();
  await expect(heartOf(other, 'Camel Pose')).toHaveAttribute('aria-pressed', 'true');
  expect(arrivals()).toEqual(once);
});

test('a visitor is asked to log in, comes back, and finds done what was asked for', async ({
  page,
  student,
}) => {
  await logIn(page, student, '/library?q=camel');
  const details = page.getByRole('article', { name: 'Camel Pose' }).getByRole('link');
  const id = ((await details.getAttribute('href')) ?? '').split('/').at(-1);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/asana/${id}`);

  await page.getByRole('button', { name: 'Add Camel Pose to your practice list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in to add poses to your practice' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add Camel Pose to favorites' }).click();
  await page
    .getByRole('dialog', { name: 'Please log in to save favorites' })
    .getByRole('link', { name: 'Log in' })
    .click();
  await expect(page).toHaveURL(`/auth?next=%2Fasana%2F${id}`);
  await submitLogin(page, student);
  await expect(page).toHaveURL(`/asana/${id}`);
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Remove Camel Pose from favorites' }),
  ).toBeVisible();
});
