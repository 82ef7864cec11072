import { expect } from '@playwright/test';
import { logIn, test } from './support/people.ts';

/** As many tabs as somebody may have left open over night. */
const tabs = 4;

test('when a session is renewed in several tabs at once, none of them is signed out', async ({
  context,
  page,
  student,
}) => {
  await logIn(page, student);
  await page.evaluate(() => {
    const key = 'niyama.student.session';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.close();
  const renewals: number[] = [];
  context.on('response', (answer) => {
    if (answer.url().includes('grant_type=refresh_token')) renewals.push(answer.status());
  });

  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  await Promise.all(pages.map((tab) => tab.goto('/library')));
  for (const tab of pages) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();
    await expect(tab.getByRole('article').first()).toBeVisible();
  }
  expect(renewals.length).toBeGreaterThan(0);
  expect(new Set(renewals)).toEqual(new Set([200]));

  await Promise.all(pages.map((tab) => tab.reload()));
  for (const tab of pages) {
    await expect(tab.getByRole('article').first()).toBeVisible();
    await expect(tab).toHaveURL('/library');
  }
});
