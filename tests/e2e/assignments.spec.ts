import { expect, type Page } from '@playwright/test';
import { localDay, zoneAtNoon } from '../../supabase/tests/support.ts';
import { assignTo } from './support/instructor.ts';
import { logIn, test } from './support/people.ts';

// About noon for the student, so that no day ends while the tests run.
const timezoneId = zoneAtNoon();
test.use({ timezoneId });
const today = localDay(Date.now(), timezoneId);

const rowOf = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });

test('work that the instructor takes back or gives shows when the page is looked at again', async ({
  page,
  student,
  request,
}) => {
  await logIn(page, student, '/assignments');
  await expect(page.getByText('No Assignments From Your Instructor Yet')).toBeVisible();
  await assignTo(request, student, { pose: 'Camel Pose', dueDate: today });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(rowOf(page, 'Poses for today', 'Camel Pose').getByText('Due today')).toBeVisible();
});

test('the tab stands in the address, and leads to a practice of one’s own', async ({
  page,
  student,
}) => {
  await logIn(page, student, '/assignments');
  await page.getByRole('tab', { name: 'Self Practice' }).click();
  await expect(page).toHaveURL('/assignments?tab=self-practice');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create Your Own Practice' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your list' }).click();
  await expect(page).toHaveURL('/self-practice');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/assignments?tab=self-practice');
});
