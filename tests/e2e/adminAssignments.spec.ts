import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { localDay, zoneAtNoon } from '../../supabase/tests/support.ts';
import { addresses } from './support/addresses.ts';
import { openApi } from './support/api.ts';
import { logInAsAdmin, signIn } from './support/instructor.ts';
import { newestMail } from './support/mailbox.ts';
import { logIn, newPerson, type Person, register, test } from './support/people.ts';
import { pickFound } from './support/picker.ts';
import { practiceAndAnswer, readHealthNotice, setClockBack } from './support/practice.ts';

// About noon for everybody, so that no day ends while the test runs.
const timezoneId = zoneAtNoon();
test.use({ timezoneId });
const today = localDay(Date.now(), timezoneId);
const question = 'Which side felt steadier?';

/** Switches mails on, as Settings does. */
async function wantMails(request: APIRequestContext, person: Person) {
  const { url, headers } = await openApi(request);
  const { token, id } = await signIn(request, person);
  const saved = await request.patch(`${url}/rest/v1/profiles`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    params: { id: `eq.${id}` },
    data: { notifications_enabled: true, email_notifications_enabled: true },
  });
  expect(saved.ok()).toBe(true);
}

/** Waits for a toast and takes it out of the way. */
async function read(page: Page, message: string) {
  const toasts = page.getByRole('region', { name: 'Messages' });
  await expect(toasts.getByText(message)).toBeVisible();
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toBeHidden();
}

/** Opens the menu of the one row that is listed. */
async function choose(page: Page, status: string, action: string) {
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(row).toContainText(status);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an instructor assigns to two students, reads an answer, replies, and both get a mail', async ({
  page,
  student,
  browser,
  request,
}) => {
  const other = await register(request, { ...newPerson(), fullName: 'Noor Haddad' });
  for (const person of [student, other]) await wantMails(request, person);

  const school = await browser.newContext({ timezoneId });
  const admin = await school.newPage();
  await logInAsAdmin(admin, '/admin/assignments');
  await expect(admin.getByRole('heading', { level: 1, name: 'Assignments' })).toBeVisible();
  const submit = admin.getByRole('button', { name: 'Create Assignments', exact: true });
  await expect(submit).toBeDisabled();
  for (const person of [student, other])
    await pickFound(admin.getByRole('combobox', { name: 'Students' }), person.email);
  await pickFound(admin.getByRole('combobox', { name: 'Asanas' }), 'Tree');
  await admin.getByRole('button', { name: /Frequency/ }).click();
  await admin.getByRole('option', { name: 'Weekly', exact: true }).click();
  const [year, month, day] = today.split('-');
  await admin.getByRole('spinbutton', { name: /^month/ }).click();
  await admin.keyboard.type(`${month}${day}${year}`);
  await admin.getByLabel('Reflection Question').fill(question);
  await submit.click();
  await read(admin, 'Assignments created successfully!');
  await expect(submit).toBeDisabled();
  for (const person of [student, other]) {
    const mail = await newestMail(request, person.email, 1);
    expect(mail).toMatchObject({ kind: 'assignment', link: `${addresses.student}/assignments` });
    expect(mail.text).toContain('Tree');
  }

  await setClockBack(page);
  await logIn(page, student, '/assignments');
  const tree = page.getByRole('list', { name: 'Poses for today' }).getByRole('listitem');
  await tree.getByRole('button', { name: 'Start Tree' }).click();
  await expect(page).toHaveURL(/source=assignment/);
  await readHealthNotice(page);
  await practiceAndAnswer(page, 'Tree', { seconds: 90, to: question, words: 'The left one.' });
  await expect(page.getByText('1 of 1 completed')).toBeVisible();

  await admin.getByRole('tab', { name: 'Completed' }).click();
  const found = admin.waitForResponse(
    (answer) => answer.request().postData()?.includes(student.username) === true,
  );
  await admin.getByRole('searchbox', { name: 'Search assignments' }).fill(student.username);
  await found;
  await choose(admin, 'Completed', 'View');
  const details = admin.getByRole('dialog', { name: 'Assignment details' });
  await expect(details.getByText('The left one.')).toBeVisible();
  await details.getByLabel('Your reply').fill('Begin with the right one.');
  await details.getByRole('button', { name: 'Save reply' }).click();
  await read(admin, 'Reply saved successfully');
  expect(await newestMail(request, student.email, 2)).toMatchObject({ kind: 'reply' });

  await page.reload();
  const reply = tree.getByRole('button', { name: 'Your instructor replied' });
  await expect(reply).toContainText('New');
  await reply.click();
  await expect(tree.getByText('Begin with the right one.')).toBeVisible();

  await admin.getByRole('tab', { name: 'Active' }).click();
  await choose(admin, 'Active', 'Delete');
  const asked = admin.getByRole('alertdialog', { name: 'Delete assignment' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await read(admin, 'Assignment deleted successfully');
  await page.reload();
  await expect(tree.getByText('Done today')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeHidden();
  await school.close();
});
