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

test('two poses follow each other over reloads at the rest, in a pose and at the end, and each counts once', async ({
  page,
  request,
  student,
}) => {
  await keepList(request, student);
  await setClockBack(page);
  await logIn(page, student, '/self-practice');
  await page.getByRole('button', { name: 'Start Full Practice' }).click();

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
  await expect(page.getByText('Pose 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await practice(page, 'Pose 2 of 2');

  await expect(summaryOf(page).getByText('+20 points')).toBeVisible();
  await expect(summaryOf(page).getByText('2 poses')).toBeVisible();
  await page.reload();
  await expect(summaryOf(page).getByText('+20 points')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/self-practice');
  await page.goto('/homepage');
  await expect(page.getByRole('listitem').getByText('20 points', { exact: true })).toBeVisible();
});
