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

// Everything moves here, as on most phones.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Surya Namaskar, with which the day begins: seconds of a set. */
const hold = 90;
/** Seconds between two sets of it. */
const rest = 5;

/** What the journey reads on its way. */
interface Words {
  /** The practice with which the day begins. */
  pose: string;
  /** The landing page words it differently on a phone. */
  signUpLink: RegExp;
  fields: { username: string; fullName: string; email: string; password: string; again: string };
  signUp: string;
  accountCreated: string;
  mail: { subject: string; link: string };
  confirm: { title: string; submit: string };
  welcome: string;
  level: string;
  noPoints: string;
  begin: string;
  first: { title: string; noVoice: string; confirm: string };
  sets: string;
  start: string;
  setComplete: string;
  finished: string;
  complete: string;
  practiceComplete: RegExp;
  earned: string;
  toNext: string;
  close: string;
  congratulations: string;
  points: string;
  doneToday: string;
}

const english: Words = {
  pose: 'Surya Namaskar',
  signUpLink: /^Sign up( free)?$/i,
  fields: {
    username: 'Username',
    fullName: 'Full Name',
    email: 'Email',
    password: 'Password',
    again: 'Confirm Password',
  },
  signUp: 'Sign Up',
  accountCreated: 'Account created! Please check your email to verify your account.',
  mail: { subject: 'Confirm your email address', link: 'Confirm email address' },
  confirm: { title: 'Confirm your account', submit: 'Confirm and log in' },
  welcome: 'Welcome!',
  level: 'Level 1',
  noPoints: '0 points',
  begin: 'Begin Practice',
  first: { title: 'Before you practice', noVoice: 'Off', confirm: 'Continue' },
  sets: 'Sets',
  start: 'Start',
  setComplete: 'Set Complete!',
  finished: 'You finished Surya Namaskar',
  complete: 'Complete practice',
  practiceComplete: /^Practice Complete! ./,
  earned: '+20 points',
  toNext: '80 points to Level 2',
  close: 'Continue',
  congratulations: 'Congratulations on completing the pose!',
  points: '20 points',
  doneToday: 'Done today',
};

const german: Words = {
  pose: 'Sonnengruß',
  signUpLink: /registrieren$/i,
  fields: {
    username: 'Benutzername',
    fullName: 'Vollständiger Name',
    email: 'E-Mail',
    password: 'Passwort',
    again: 'Passwort bestätigen',
  },
  signUp: 'Registrieren',
  accountCreated:
    'Konto erstellt! Bitte bestätige es über die E-Mail, die wir dir geschickt haben.',
  mail: { subject: 'Bestätige deine E-Mail-Adresse', link: 'E-Mail-Adresse bestätigen' },
  confirm: { title: 'Bestätige dein Konto', submit: 'Bestätigen und anmelden' },
  welcome: 'Willkommen!',
  level: 'Level 1',
  noPoints: '0 Punkte',
  begin: 'Übung beginnen',
  first: { title: 'Bevor du übst', noVoice: 'Aus', confirm: 'Weiter' },
  sets: 'Durchgänge',
  start: 'Starten',
  setComplete: 'Durchgang geschafft!',
  finished: 'Du hast „Sonnengruß“ beendet',
  complete: 'Übung abschließen',
  practiceComplete: /^Übung geschafft! ./,
  earned: '+20 Punkte',
  toNext: '80 Punkte bis Level 2',
  close: 'Weiter',
  congratulations: 'Glückwunsch, du hast die Haltung geschafft!',
  points: '20 Punkte',
  doneToday: 'Heute erledigt',
};

async function signUp(page: Page, person: Person, { fields, ...words }: Words) {
  await page.getByRole('link', { name: words.signUpLink }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(fields.username).fill(person.username);
  await field(fields.fullName).fill(person.fullName);
  await field(fields.email).fill(person.email);
  await field(fields.password).fill(person.password);
  await field(fields.again).fill(person.password);
  await page.getByRole('button', { name: words.signUp }).click();
  await expect(page.getByText(words.accountCreated)).toBeVisible();
}

async function confirmAndLogIn(page: Page, person: Person, { fields, ...words }: Words) {
  const mail = await openMail(page, person);
  await expect(mail.getByRole('heading', { name: words.mail.subject })).toBeVisible();
  await mail.getByRole('link', { name: words.mail.link }).click();
  await expect(page.getByRole('heading', { name: words.confirm.title })).toBeVisible();
  await page.getByLabel(fields.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: words.confirm.submit }).click();
  await expect(page.getByText(words.welcome)).toBeVisible();
  await expect(page).toHaveURL('/homepage');
  await joinedAnHourAgo(page.request, person);
}

async function practiceTwoSets(page: Page, words: Words) {
  await page.getByRole('button', { name: words.begin }).click();
  await answerBeforeFirstPractice(page, words.first);
  await page.getByRole('textbox', { name: words.sets }).press('ArrowUp');
  await expect(page.getByRole('textbox', { name: words.sets })).toHaveValue('2');
  await stopClock(page);
  await page.getByRole('button', { name: words.start, exact: true }).click();
  await getReady(page);
  await expect(page.getByRole('timer')).toHaveText('01:30');
  await runClock(page, hold);
  await expect(page.getByText(words.setComplete)).toBeVisible();
  await runClock(page, rest);
  await expect(page.getByText(words.setComplete)).toBeHidden();
  await runClock(page, hold);
  await expect(page.getByText(words.setComplete)).toBeVisible();
  await page.clock.resume();
  const finished = page.getByRole('alertdialog', { name: words.finished });
  // Closing the dialog does the same, under the same name.
  const complete = finished.getByRole('button', { name: words.complete });
  await complete.filter({ hasText: words.complete }).click();
}

async function expectStanding(page: Page, name: string, ...standing: string[]) {
  await expect(page.getByRole('heading', { name: `Namaste, ${name}` })).toBeVisible();
  for (const part of standing) {
    await expect(page.getByRole('listitem').getByText(part, { exact: true })).toBeVisible();
  }
}

async function journey(page: Page, words: Words) {
  const person = newPerson();
  await signUp(page, person, words);
  await confirmAndLogIn(page, person, words);
  await expectStanding(page, person.username, words.level, words.noPoints);
  await practiceTwoSets(page, words);

  await expect(page.getByText(words.practiceComplete)).toBeVisible();
  const progress = page.getByRole('dialog');
  await expect(progress.getByText(words.earned)).toBeVisible();
  await expect(progress.getByText(words.toNext)).toBeVisible();
  await progress.getByRole('button', { name: words.close }).click();
  await expect(page.getByText(words.congratulations)).toBeVisible();
  await expect(page).toHaveURL('/homepage');
  await expectStanding(page, person.username, words.level, words.points);

  await page.reload();
  await expectStanding(page, person.username, words.level, words.points);
  const first = page.getByRole('listitem').filter({ hasText: words.pose });
  await expect(first.getByText(words.doneToday)).toBeVisible();
}

// The clock is set back, and at midnight the day would be another one than the server's.
// As people have it, with everything that a visit leaves on the device.
test.use({ timezoneId: zoneAtNoon(), serviceWorkers: 'allow' });
test.beforeEach(({ page }) => setClockBack(page));

test('a new student signs up, practices two sets of the daily practice and keeps the points', async ({
  page,
}) => {
  await page.goto('/');
  await journey(page, english);
  // The questions stand before the first practice only.
  await page.getByRole('button', { name: english.begin }).click();
  await expect(page.getByRole('button', { name: english.start, exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the same in German, chosen before the sign-up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { name: 'Finde deine innere Ruhe' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await journey(page, german);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
