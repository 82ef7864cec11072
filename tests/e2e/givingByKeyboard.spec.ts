import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { dayAfter, localDay } from '../../supabase/tests/support.ts';
import { addresses } from './support/addresses.ts';
import { as, instructor } from './support/instructor.ts';
import { pressByKeyboard, tabTo } from './support/keyboard.ts';
import { logIn, newPerson, type Person, register, test } from './support/people.ts';

// A day apart, so that it is always tomorrow for the students. Both days end at the same moment, at noon
// or ten o'clock in Greenwich: whichever is an hour away at least.
const hoursBehind = new Date().getUTCHours() < 11 ? 12 : 10;
const timezoneId = `Etc/GMT+${hoursBehind}`;
const zoneOfStudents = `Etc/GMT-${24 - hoursBehind}`;
test.use({ timezoneId });

const today = localDay(Date.now(), timezoneId);
const tomorrow = dayAfter(today, 1);
const lastPausedDay = dayAfter(tomorrow, 9);
/** The weekday of the work comes once in the pause, and again after it. */
const firstDayAfterPause = dayAfter(tomorrow, 14);
const note = 'Blick über die vordere Hand.';

const inWords = (language: string, day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.parse(day));

/** A student who is the only hit for a part of their name. */
const newStudent = (name: string) => {
  const mark = randomBytes(6).toString('hex');
  return { ...newPerson(), fullName: `${name} ${mark}`, mark };
};

/** The app as a student has it open, in the zone where they live. */
async function openAtHome(browser: Browser, student: Person): Promise<Page> {
  const context = await browser.newContext({ timezoneId: zoneOfStudents });
  const page = await context.newPage();
  await logIn(page, student);
  return page;
}

const field = (page: Page, role: 'combobox' | 'spinbutton' | 'textbox', name: string | RegExp) =>
  page.getByRole(role, { name });

async function typeInto(page: Page, control: Locator, words: string) {
  await tabTo(page, control);
  await page.keyboard.type(words);
}

/** Types into the search that has the focus and takes one of those that it finds. */
async function takeFound(page: Page, typed: string, found: string[], wanted: string) {
  const search = page.locator(':focus');
  await page.keyboard.type(typed);
  await expect(page.getByRole('option')).toContainText(found);
  const option = page.getByRole('option', { name: wanted, exact: true });
  // Until the search is answered, the rows of before stay and none can be chosen.
  await expect(option).toBeEnabled();
  for (let row = 0; row <= found.indexOf(wanted); row += 1) await page.keyboard.press('ArrowDown');
  const id = (await option.getAttribute('id')) ?? 'none';
  await expect(search).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('');
}

test('an instructor gives work in German by keyboard, to students who are a day ahead', async ({
  browser,
  page,
  request,
}) => {
  const [maya, noor] = [newStudent('Maya'), newStudent('Noor')];
  for (const student of [maya, noor]) await register(request, student);
  const atMayas = await openAtHome(browser, maya);
  const atNoors = await openAtHome(browser, noor);
  const { id: student_id } = await as(request, maya);
  const school = await as(request, instructor);
  await school.tell('POST', 'rpc/pause_student', {
    data: { student_id, from_day: tomorrow, to_day: lastPausedDay },
  });
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;

  await test.step('logs in and goes to the assignments', async () => {
    await page.goto(`${addresses.admin}/admin/login`);
    await typeInto(page, field(page, 'combobox', 'Language'), 'Deutsch');
    await expect(page.getByRole('heading', { name: 'Admin-Anmeldung' })).toBeVisible();
    await typeInto(page, field(page, 'textbox', 'E-Mail'), instructor.email);
    await typeInto(page, page.getByLabel('Passwort', { exact: true }), instructor.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    if (isPhone) await pressByKeyboard(page, page.getByRole('button', { name: 'Menü öffnen' }));
    await pressByKeyboard(page, page.getByRole('link', { name: 'Aufgaben', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Aufgaben' })).toBeVisible();
  });

  const form = page.getByRole('region', { name: 'Aufgaben erstellen' });
  const submit = form.getByRole('button', { name: 'Aufgaben erstellen' });
  await test.step('chooses two students and a pose by parts of their names', async () => {
    if (isPhone) {
      // The form stands below the list there, which may be long.
      const way = page.getByRole('button', { name: 'Aufgaben erstellen' }).first();
      await pressByKeyboard(page, way);
      await expect(form).toBeFocused();
    }
    await tabTo(page, field(page, 'combobox', 'Personen'));
    for (const { mark, fullName } of [maya, noor]) {
      await takeFound(page, mark.slice(2, 10), [fullName], fullName);
    }
    await page.keyboard.press('Escape');
    const chosen = form.getByRole('grid', { name: 'Ausgewählte Personen' });
    await expect(chosen.getByRole('row')).toContainText([maya.fullName, noor.fullName]);
    await tabTo(page, field(page, 'combobox', 'Asanas'));
    const warriors = ['Krieger I', 'Krieger II', 'Krieger III'];
    await takeFound(page, 'krieger', warriors, 'Krieger II');
    await page.keyboard.press('Escape');
    await expect(form.getByRole('grid', { name: 'Ausgewählte Asanas' })).toContainText(
      'Krieger II',
    );
  });

  await test.step('says how often, from which day on, and what to mind', async () => {
    const frequency = form.getByRole('button', { name: /Häufigkeit/ });
    await pressByKeyboard(page, frequency);
    await page.keyboard.type('W');
    await expect(page.getByRole('option', { name: 'Wöchentlich' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frequency).toContainText('Wöchentlich');
    await expect(frequency).toBeFocused();
    const [year, month, date] = today.split('-');
    await typeInto(page, field(page, 'spinbutton', /^Tag/), `${date}${month}${year}`);
    await typeInto(page, field(page, 'textbox', 'Hinweis zur Aufgabe'), note);
  });

  await test.step('hears who is paused and for how many it is due tomorrow, and creates it', async () => {
    await tabTo(page, submit);
    const until = inWords('de', lastPausedDay, { dateStyle: 'long' });
    await expect(form.getByRole('status').filter({ hasText: /\S/ })).toHaveText([
      'Für 2 Personen',
      `Niemand erfährt davon per Benachrichtigung oder E-Mail. ${maya.fullName} pausiert bis ${until}. Für 1 Person morgen fällig.`,
    ]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Aufgaben erstellt!');
    // The button is gone with the form that was sent.
    await expect(form).toBeFocused();
    await expect(form.getByRole('grid')).toHaveCount(0);
  });

  await test.step('the paused student reads until when, and a day after it', async () => {
    await atMayas.goto('/assignments');
    const until = inWords('en', lastPausedDay, { dateStyle: 'long' });
    const said = `Your instructor has paused your assignments through ${until}.`;
    await expect(atMayas.getByText(said)).toBeVisible();
    const work = atMayas.getByRole('list', { name: 'Coming up' }).getByRole('listitem');
    await expect(work).toHaveCount(1);
    await expect(work).toContainText('Warrior II');
    await expect(work).toContainText(note);
    const due = inWords('en', firstDayAfterPause, { day: 'numeric', month: 'long' });
    await expect(work.getByText(`Due ${due}`, { exact: true })).toBeVisible();
    const now = atMayas.getByRole('list', { name: 'Poses for today' }).getByRole('listitem');
    await expect(now).toHaveCount(0);
  });

  await test.step('the other has it today, and not since yesterday', async () => {
    await atNoors.goto('/assignments');
    const work = atNoors.getByRole('list', { name: 'Poses for today' }).getByRole('listitem');
    await expect(work).toHaveCount(1);
    await expect(work).toContainText('Warrior II');
    await expect(work.getByText('Due today')).toBeVisible();
  });
  for (const home of [atMayas, atNoors]) await home.context().close();
});
