import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { poseIdOf } from './support/api.ts';
import { addCommunity, as } from './support/instructor.ts';
import { logIn, newPerson, type Person, register, test } from './support/people.ts';
import {
  getReady,
  answerBeforeFirstPractice,
  runClock,
  setClockBack,
  stopClock,
} from './support/practice.ts';

/** The pose of this journey, and the seconds of one set. */
const pose = 'Cobra';
const hold = 30;
const minute = 60_000;

/** Somebody else, who belongs to a community and has practiced a moment ago. */
async function addMember(request: APIRequestContext, communityId: string) {
  const person = { ...newPerson(), fullName: `Noor ${randomUUID().slice(0, 8)}` };
  const { id, tell } = await as(request, await register(request, person));
  await tell('POST', 'community_members', { data: { community_id: communityId, user_id: id } });
  const endedAt = Date.now() - 2 * minute;
  const completion = {
    id: randomUUID(),
    kind: 'practice',
    asana_id: await poseIdOf(request, pose),
    sets: 1,
    source: 'library',
    duration_seconds: hold,
    intervals: [[endedAt - hold * 1000, endedAt]],
    time_zone: 'UTC',
    reflection_answer: null,
  };
  await tell('POST', 'rpc/record_completion', { data: { completion } });
  return person;
}

/** Turns off 'Show me in communities and leaderboards', past the screen of the settings. */
async function hide(request: APIRequestContext, person: Person) {
  const { id, tell } = await as(request, person);
  const data = { visible_in_communities: false };
  await tell('PATCH', 'profiles', { params: { id: `eq.${id}`, select: 'id' }, data });
}

async function practice(page: Page, poseId: string) {
  await page.goto(`/pose/${poseId}`);
  await page.getByRole('button', { name: 'Start practice' }).click();
  await answerBeforeFirstPractice(page);
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
}

const rowsOf = (page: Page, text: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });

test('a student joins, practices, appears among the others, hides and leaves', async ({
  page,
  request,
  student,
}) => {
  const community = await addCommunity(request);
  const other = await addMember(request, community.id);
  const self = `${student.fullName} (You)`;

  await setClockBack(page);
  await logIn(page, student);
  await page.getByRole('link', { name: /^Communities/ }).click();
  await expect(page.getByText("You haven't joined any communities yet")).toBeVisible();
  await page.getByRole('button', { name: `Join ${community.name}`, exact: true }).click();
  await expect(page.getByText("You've joined the community!")).toBeVisible();
  await expect(rowsOf(page, community.name)).toContainText('2 members');

  await page.getByRole('link', { name: community.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: '0 days completed' })).toBeVisible();
  await expect(rowsOf(page, other.fullName).filter({ hasText: `Practiced ${pose}` })).toBeVisible();
  await expect(rowsOf(page, self)).toContainText('Joined the community');

  const poseId = await poseIdOf(request, pose);
  await practice(page, poseId);
  await expect(page).toHaveURL(`/pose/${poseId}`);
  await page.goto(`/communities/${community.id}`);
  await expect(rowsOf(page, self).filter({ hasText: `Practiced ${pose}` })).toBeVisible();
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page.getByText('2 people in this community')).toBeVisible();
  await expect(rowsOf(page, other.fullName)).toBeVisible();
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL(`/communities/${community.id}?tab=leaderboard`);
  await expect(rowsOf(page, self)).toContainText(/[1-9]\d* XP/);
  await expect(rowsOf(page, other.fullName)).toBeVisible();

  // Others no longer see a student who hides, who still sees themselves.
  await hide(request, other);
  await hide(request, student);
  await page.reload();
  await expect(rowsOf(page, self)).toBeVisible();
  await expect(page.getByText(/^You're hidden in communities and on leaderboards/)).toBeVisible();
  await expect(rowsOf(page, other.fullName)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page.getByText('Some members have chosen not to appear here.')).toBeVisible();
  await expect(rowsOf(page, other.fullName)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(rowsOf(page, self).first()).toBeVisible();
  await expect(rowsOf(page, other.fullName)).toHaveCount(0);

  await page.goto('/communities?tab=leaderboard');
  await expect(page.getByRole('heading', { name: 'Global Leaderboard' })).toBeVisible();
  await expect(rowsOf(page, self)).toBeVisible();
  await page.getByRole('tab', { name: 'My Communities' }).click();
  await page.getByRole('button', { name: `Leave ${community.name}`, exact: true }).click();
  await expect(page.getByText("You've left the community.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You haven't joined any communities yet")).toBeVisible();
  await expect(rowsOf(page, community.name)).toContainText('1 member');
  await community.remove();
});

test('a community that is deleted while it is open says so and leads to the list', async ({
  page,
  request,
  student,
}) => {
  const community = await addCommunity(request);
  await logIn(page, student, `/communities/${community.id}`);
  await expect(page.getByText('No recent activity')).toBeVisible();
  await community.remove();
  await page.getByRole('button', { name: `Join ${community.name}`, exact: true }).click();
  await expect(
    page.getByText('Failed to join community: This community no longer exists.'),
  ).toBeVisible();
  await expect(page.getByText('Community not found')).toBeVisible();
  await expect(page).toHaveURL('/communities');
  await expect(page.getByRole('heading', { name: 'Discover Communities' })).toBeVisible();
  await expect(page.getByText(community.name)).toHaveCount(0);
});
