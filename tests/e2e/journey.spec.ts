import { expect, type Page, test } from '@playwright/test';
import { zoneAtNoon } from '../../supabase/tests/support.ts';
import { joinedAnHourAgo } from './support/service.ts';
import { openMail } from './support/mailbox.ts';
import { newPerson, type Person } from './support/people.ts';
import {
  answerBeforeFirstPractice,
  getReady,
  runClock,
  setClockBack,
  stopClock,
} from './support/practice.ts';

test.use({
  // Everything moves here, as on most phones.
  contextOptions: { reducedMotion: 'no-preference' },
  // The clock is set back, and at midnight the day would be another one than the server's.
  timezoneId: zoneAtNoon(),
  // As people have it, with everything that a visit leaves on the device.
  serviceWorkers: 'allow',
});

/** Surya Namaskar, with which the day begins: seconds of a set. */
const hold = 90;
/** Seconds between two sets of it. */
const rest = 5;

async function signUp(page: Page, person: Person) {
  // The landing page words it differently on a phone.
  await page.getByRole('link', { name: /^Sign up( free)?$/i }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Username').fill(person.username);
  await field('Full Name').fill(person.fullName);
  await field('Email').fill(person.email);
  await field('Password').fill(person.password);
  await field('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();
}

async function confirmAndLogIn(page: Page, person: Person) {
  const mail = await openMail(page, person);
  await expect(mail.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await mail.getByRole('link', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page.getByText('Welcome!')).toBeVisible();
  await expect(page).toHaveURL('/homepage');
  await joinedAnHourAgo(page.request, person);
}

async function practiceTwoSets(page: Page) {
  await page.getByRole('button', { name: 'Begin Practice' }).click();
  await answerBeforeFirstPractice(page);
  await page.getByRole('textbox', { name: 'Sets' }).press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Sets' })).toHaveValue('2');
  await stopClock(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await getReady(page);
  await expect(page.getByRole('timer')).toHaveText('01:30');
  await runClock(page, hold);
  await expect(page.getByText('Set Complete!')).toBeVisible();
  await runClock(page, rest);
  await expect(page.getByText('Set Complete!')).toBeHidden();
  await runClock(page, hold);
  await expect(page.getByText('Set Complete!')).toBeVisible();
  await page.clock.resume();
  const finished = page.getByRole('alertdialog', { name: 'You finished Surya Namaskar' });
  // Closing the dialog does the same, under the same name.
  const complete = finished.getByRole('button', { name: 'Complete practice' });
  await complete.filter({ hasText: 'Complete practice' }).click();
}

async function expectStanding(page: Page, name: string, points: string) {
  await expect(page.getByRole('heading', { name: `Namaste, ${name}` })).toBeVisible();
  for (const part of ['Level 1', points]) {
    await expect(page.getByRole('listitem').getByText(part, { exact: true })).toBeVisible();
  }
}

test('a new student signs up, practices two sets of the daily practice and keeps the points', async ({
  page,
}) => {
  const person = newPerson();
  await setClockBack(page);
  await page.goto('/');
  await signUp(page, person);
  await confirmAndLogIn(page, person);
  await expectStanding(page, person.username, '0 points');
  await practiceTwoSets(page);

  await expect(page.getByText(/^Practice Complete! ./)).toBeVisible();
  const progress = page.getByRole('dialog');
  await expect(progress.getByText('+20 points')).toBeVisible();
  await expect(progress.getByText('80 points to Level 2')).toBeVisible();
  await progress.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Congratulations on completing the pose!')).toBeVisible();
  await expect(page).toHaveURL('/homepage');
  await expectStanding(page, person.username, '20 points');

  await page.reload();
  await expectStanding(page, person.username, '20 points');
  const first = page.getByRole('listitem').filter({ hasText: 'Surya Namaskar' });
  await expect(first.getByText('Done today')).toBeVisible();
  // The questions stand before the first practice only.
  await page.getByRole('button', { name: 'Begin Practice' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
