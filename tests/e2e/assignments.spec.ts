import { expect, type Page } from '@playwright/test';
import { dayAfter, localDay, zoneAtNoon } from '../../supabase/tests/support.ts';
import { assignTo, replyTo } from './support/instructor.ts';
import { logIn, test } from './support/people.ts';
import { practiceAndAnswer, readHealthNotice, setClockBack } from './support/practice.ts';

// About noon for the student, so that no day ends while the tests run.
const timezoneId = zoneAtNoon();
test.use({ timezoneId });
const today = localDay(Date.now(), timezoneId);

/** Tree: seconds of a set. */
const hold = 90;

const rowOf = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });

test('an assignment is practiced, answered, replied to and read', async ({
  page,
  student,
  request,
}) => {
  const question = 'Which side felt steadier?';
  const id = await assignTo(request, student, {
    pose: 'Tree',
    dueDate: dayAfter(today, -2),
    notes: 'Rest your gaze on one point.',
    question,
  });
  await setClockBack(page);
  await logIn(page, student);
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await expect(page).toHaveURL('/assignments');
  const tree = rowOf(page, 'Poses for today', 'Tree');
  await expect(tree.getByText('2 days overdue')).toBeVisible();
  await expect(tree.getByText('Rest your gaze on one point.')).toBeVisible();
  await expect(page.getByText('0 of 1 completed')).toBeVisible();

  await tree.getByRole('button', { name: 'Start Tree' }).click();
  await expect(page).toHaveURL(/source=assignment/);
  await readHealthNotice(page);
  await practiceAndAnswer(page, 'Tree', { seconds: hold, to: question, words: 'The left one.' });

  await expect(page).toHaveURL('/assignments');
  await expect(page.getByText('1 of 1 completed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All Practices Complete!' })).toBeDisabled();
  await expect(tree.getByText('Done today')).toBeVisible();
  await tree.getByRole('button', { name: 'Your reflection' }).click();
  await expect(tree.getByText('The left one.')).toBeVisible();

  const next = rowOf(page, 'Coming up', 'Tree');
  await expect(next.getByText(/^Due /)).toBeVisible();
  await expect(next.getByRole('button', { name: 'Start Tree' })).toBeHidden();

  await replyTo(request, id, 'Begin with the right one tomorrow.');
  await page.reload();
  const reply = tree.getByRole('button', { name: 'Your instructor replied' });
  await expect(reply).toContainText('New');
  await reply.click();
  await expect(tree.getByText('Begin with the right one tomorrow.')).toBeVisible();
  await expect(reply).not.toContainText('New');
  await page.reload();
  await expect(reply).toBeVisible();
  await expect(reply).not.toContainText('New');
});

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
