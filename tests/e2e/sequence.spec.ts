import { type APIRequestContext, expect } from '@playwright/test';
import { openApi, poseIdOf } from './support/api.ts';
import { storeLogin, logIn, type Person, test } from './support/people.ts';
import { runClock, setClockBack, stopClock } from './support/practice.ts';
import { expectPose, expectRest, practice, ready, summaryOf } from './support/sequence.ts';

/** The student's own list. */
const poses = ['Raised Hands', 'Chair Pose'];

/** Puts the poses on the student's list, past the screens. */
async function keepList(request: APIRequestContext, student: Person) {
  const { url, headers } = await openApi(request);
  const { origins } = await storeLogin(request, student);
  const { access_token } = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as {
    access_token: string;
  };
  const ids = await Promise.all(poses.map((name) => poseIdOf(request, name)));
  const answer = await request.post(`${url}/rest/v1/self_practice`, {
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
    data: ids.map((asana_id, position) => ({ asana_id, position })),
  });
  expect(answer.ok()).toBe(true);
}

test.beforeEach(async ({ page, request, student }) => {
  await keepList(request, student);
  await setClockBack(page);
  await logIn(page, student, '/self-practice');
  await page.getByRole('button', { name: 'Start Full Practice' }).click();
});

test('two poses follow each other, the rest is skipped, and each counts once', async ({ page }) => {
  const saved: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/rpc/record_completion')) saved.push(response.status());
  });
  await practice(page, 'Pose 1 of 2');
  await expectRest(page, 'Chair Pose');
  await expect(page.getByText(/^Practice Complete! ./)).toBeHidden();
  await page.getByRole('button', { name: 'Skip rest' }).click();
  await practice(page, 'Pose 2 of 2');

  await expect(summaryOf(page).getByText('+20 points')).toBeVisible();
  await expect(summaryOf(page).getByText('2 poses')).toBeVisible();
  // What the student earned appears over the summary, one message at a time.
  await expect(page.getByText(/^Practice Complete! ./)).toBeVisible();
  await page.reload();
  await expect(summaryOf(page).getByText('+20 points')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/self-practice');
  expect(saved).toEqual([200, 200]);
  await page.goto('/homepage');
  await expect(page.getByRole('listitem').getByText('20 points', { exact: true })).toBeVisible();
});

test('a reload at the rest and in the middle of a pose goes on where it stood', async ({
  page,
}) => {
  await practice(page, 'Pose 1 of 2');
  await expectRest(page, 'Chair Pose');
  await page.reload();
  await expectRest(page, 'Chair Pose');
  await expect(page.getByRole('button', { name: 'Resume rest' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip rest' }).click();

  await expectPose(page, 'Pose 2 of 2');
  await stopClock(page);
  await runClock(page, ready + 10);
  await page.reload();
  await page.clock.resume();
  await expect(page.getByText(/^You were on set 1 of 1 with 00:\d\d left\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await practice(page, 'Pose 2 of 2');
  await expect(summaryOf(page).getByText('2 poses')).toBeVisible();
  await expect(summaryOf(page).getByText('+20 points')).toBeVisible();
});

test('ending early ends the sequence, and what was finished stays counted', async ({ page }) => {
  await practice(page, 'Pose 1 of 2');
  await expectRest(page, 'Chair Pose');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'End this practice?' });
  await question.getByRole('button', { name: 'End practice' }).click();
  await expect(page.getByText('Practice ended early')).toBeVisible();
  await expect(page).toHaveURL('/self-practice');
  await page.goto('/homepage');
  await expect(page.getByRole('listitem').getByText('10 points', { exact: true })).toBeVisible();
});
