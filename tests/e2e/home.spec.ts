import { expect } from '@playwright/test';
import { logIn, submitLogin, test } from './support/people.ts';

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
