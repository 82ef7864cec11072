import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { zoneAtNoon } from '../../supabase/tests/support.ts';
import { openApi, poseIdOf } from './support/api.ts';
import { storeLogin, logIn, type Person, test } from './support/people.ts';
import { getReady, runClock, setClockBack, stopClock } from './support/practice.ts';

/** The pose of these journeys, and the seconds of one set. */
const pose = 'Cobra';
const hold = 30;
const minute = 60_000;

// No midnight falls into a journey, so that its practices are all of one day.
const timezoneId = zoneAtNoon();
test.use({ timezoneId });

/** Records a finished practice of this day as an app does, and reads the health notice. */
async function practiced(request: APIRequestContext, student: Person, minutesAgo: number) {
  const { url, headers } = await openApi(request);
  const { origins } = await storeLogin(request, student);
  const kept = origins[0]?.localStorage[0]?.value ?? '{}';
  const { access_token } = JSON.parse(kept) as { access_token: string };
  const endedAt = Date.now() - minutesAgo * minute;
  const answer = await request.post(`${url}/rest/v1/rpc/record_completion`, {
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
    data: {
      completion: {
        id: randomUUID(),
        kind: 'practice',
        asana_id: await poseIdOf(request, pose),
        sets: 1,
        source: 'library',
        duration_seconds: hold,
        intervals: [[endedAt - hold * 1000, endedAt]],
        time_zone: timezoneId,
        reflection_answer: null,
      },
    },
  });
  expect(answer.ok()).toBe(true);
}

/** A figure of the profile or the progress by what it counts. */
const figure = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

test('the third practice of a day starts a streak, which profile and progress show at once', async ({
  page,
  request,
  student,
}) => {
  for (const minutesAgo of [40, 30]) await practiced(request, student, minutesAgo);
  await setClockBack(page);
  await logIn(page, student);

  await page.getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveTitle('Profile · Niyama');
  await expect(figure(page, 'Total practices')).toHaveText('2');
  await expect(figure(page, 'Current streak')).toHaveText('0 days');
  await expect(page.getByText('0 of 7 days')).toBeVisible();

  await page.getByRole('tab', { name: 'Asanas' }).click();
  await expect(page).toHaveURL('/profile?tab=asanas');
  await page.getByRole('link', { name: pose }).first().click();
  await page.getByRole('button', { name: 'Start practice' }).click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await stopClock(page);
  await start.click();
  await getReady(page);
  await runClock(page, hold + 2);
  await page.clock.resume();
  await page
    .getByRole('alertdialog', { name: `You finished ${pose}` })
    .getByRole('button', { name: 'Complete practice' })
    .filter({ hasText: 'Complete practice' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('🔥 Daily streak increased to 1 day!')).toBeVisible();

  // Where it was begun: the pose, and before it the profile.
  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(figure(page, 'Total practices')).toHaveText('3');
  await expect(figure(page, 'Current streak')).toHaveText('1 day');
  await expect(figure(page, 'Practiced so far')).toHaveText('1 pose');
  await expect(page.getByText('1 of 7 days')).toBeVisible();
  await page.getByRole('tab', { name: 'Practice Log' }).click();
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(3);

  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveTitle('Your Progress · Niyama');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: '1 of 7' })).toBeVisible();
  await page.getByRole('tab', { name: 'Achievements' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure(page, 'Day streak')).toHaveText('1 day');
  await expect(page.getByText('Today counts! Your day streak is now 1.')).toBeVisible();
  await expect(page.getByText('You practiced on 1 day in the last 12 weeks.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/profile');
});
