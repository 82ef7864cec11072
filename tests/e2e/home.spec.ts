import { expect } from '@playwright/test';
import { logIn, submitLogin, test } from './support/people.ts';

const home = '**/rest/v1/rpc/home';

test('a server that fails is reported once, with samples to read, and tried again', async ({
  page,
  student,
}) => {
  await page.route(home, (route) => route.fulfill({ status: 500, json: { message: 'internal' } }));
  await page.goto('/auth');
  await submitLogin(page, student);
  await expect(page.getByText('Could not load your daily practice')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed to load practices' })).toBeVisible();
  await expect(page.getByText('There was an issue connecting to the server')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tadasana' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Tadasana' })).toBeHidden();

  await page.unroute(home);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Start Surya Namaskar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tadasana' })).toBeHidden();
});

test('a session that the server no longer knows leads to the login and back', async ({
  page,
  student,
}) => {
  await logIn(page, student);
  await page.evaluate(() => {
    const key = 'niyama.student.session';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const ended = { ...session, expires_at: 1, refresh_token: 'long-gone' };
    localStorage.setItem(key, JSON.stringify(ended));
  });
  await page.goto('/library?q=tree');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await submitLogin(page, student);
  await expect(page).toHaveURL('/library?q=tree');
});
