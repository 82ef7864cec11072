import { expect } from '@playwright/test';
import { logIn, test } from './support/people.ts';

test('a new page begins at its heading, with its own title', async ({ page, student }) => {
  await logIn(page, student);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Library' })
    .click();
  await expect(page.getByRole('heading', { name: 'Yoga Library' })).toBeFocused();
  await expect(page).toHaveTitle('Yoga Library · Niyama');
});

test('nothing of a student stays on the device after logging out', async ({ page, student }) => {
  await logIn(page, student);
  const keepsStudent = () =>
    page.evaluate(
      (username) =>
        new Promise<boolean>((resolve, reject) => {
          const opening = indexedDB.open('niyama-queries-1');
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const reading = database.transaction('texts').objectStore('texts').getAll();
            reading.addEventListener('success', () => {
              database.close();
              resolve(JSON.stringify(reading.result).includes(username));
            });
          });
        }),
      student.username,
    );
  await expect.poll(keepsStudent).toBe(true);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect.poll(keepsStudent).toBe(false);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('session') || key.includes('practice'))).toEqual([]);
});
