import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { startPushService } from '../../supabase/tests/pushService.ts';
import { localDay, minute, practiceOf, zoneAtNoon } from '../../supabase/tests/support.ts';
import { addresses, pushPort } from './support/addresses.ts';
import { openApi } from './support/api.ts';
import {
  addCommunity,
  as,
  assignTo,
  chooseAction,
  instructor,
  logInAsAdmin,
  readToast,
  signIn,
} from './support/instructor.ts';
import { newestMail } from './support/mailbox.ts';
import { logIn, newPerson, type Person, register, submitLogin, test } from './support/people.ts';
import { pickFound } from './support/picker.ts';
import { practiceAndAnswer, answerBeforeFirstPractice, setClockBack } from './support/practice.ts';
import { clickNotification, deliver, shownNotifications, standInFor } from './support/push.ts';
import { joinedDaysAgo, ringClock } from './support/service.ts';
import { mailsWith, tracesOf } from './support/traces.ts';
import { workerReady } from './support/worker.ts';

// About noon for everybody, so that no day ends while the test runs and no quiet hours begin.
const timezoneId = zoneAtNoon();
const today = localDay(Date.now(), timezoneId);
const question = 'Which side felt steadier?';
const pose = 'Cobra';
/** Seconds of its set. */
const hold = 30;

/** The student of this journey: what is theirs alone holds `mark`, and nothing else does. */
const newStudent = () => {
  const mark = randomBytes(8).toString('hex');
  return { ...newPerson(), fullName: `Maya ${mark}`, mark };
};
type Student = ReturnType<typeof newStudent>;

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** What the push service is handed next for the student's only device. */
async function nextPush(service: PushService) {
  let received = service.received();
  await expect
    .poll(() => {
      if (received.length === 0) received = service.received();
      return received.length;
    })
    .toBe(1);
  return received[0]?.message;
}

async function typeDay(page: Page, field: RegExp, day: string) {
  const [year, month, date] = day.split('-');
  await page.getByRole('spinbutton', { name: field }).click();
  await page.keyboard.type(`${month}${date}${year}`);
}

/** Notifications on this device and mails, as Settings offers them. */
async function turnOnNotifications(page: Page) {
  await page.goto('/profile/settings');
  await page.getByRole('switch', { name: 'Enable notifications' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('This device gets notifications even when')).toBeVisible();
  await page.getByRole('switch', { name: 'Email notifications' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByText('(this device)')).toBeVisible();
}

/** A photo, in which the student's mark stands. */
async function upload(request: APIRequestContext, student: Student) {
  const { url, headers } = await openApi(request);
  const { id, token } = await signIn(request, student);
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(student.mark)]);
  const answer = await request.post(`${url}/storage/v1/object/avatars/${id}/face.png`, {
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    data: png,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await change(request, student, { avatar_url: `avatars/${id}/face.png` });
}

/** Changes the own profile, past the screens. */
async function change(request: APIRequestContext, person: Person, data: object) {
  const { id, tell } = await as(request, person);
  await tell('PATCH', 'profiles', { params: { id: `eq.${id}`, select: 'id' }, data });
}

/** Practices what everybody has on every day, before the clock of the test's pages. */
async function practiceDailyPoses(request: APIRequestContext, student: Person) {
  const { tell } = await as(request, student);
  const answer = await tell('GET', 'daily_mandatory_asanas', {
    params: { select: 'asanas(id,key,duration_seconds,points)' },
  });
  const daily = (await answer.json()) as { asanas: Parameters<typeof practiceOf>[0] }[];
  expect(daily).not.toEqual([]);
  for (const [index, { asanas: pose }] of daily.entries()) {
    const completion = practiceOf(pose, { endedAt: Date.now() - (30 + 10 * index) * minute });
    await tell('POST', 'rpc/record_completion', { data: { completion } });
  }
}

/** Lets the clock come to the student's daily reminder, which is set to the minute after the next. */
async function comeToReminder(request: APIRequestContext, student: Person) {
  const at = new Date(Math.ceil(Date.now() / minute + 1) * minute);
  const time = at.toLocaleTimeString('en-GB', {
    timeZone: timezoneId,
    hour: '2-digit',
    minute: '2-digit',
  });
  await change(request, student, { reminder_time: time });
  await ringClock(request, at);
}

/** Gives a weekly series to all of a community. */
async function giveTo(admin: Page, community: string) {
  await logInAsAdmin(admin, '/admin/assignments');
  await expect(admin.getByRole('heading', { level: 1, name: 'Assignments' })).toBeVisible();
  const submit = admin.getByRole('button', { name: 'Create Assignments', exact: true });
  await expect(submit).toBeDisabled();
  await pickFound(admin.getByRole('combobox', { name: 'Students' }), community);
  await pickFound(admin.getByRole('combobox', { name: 'Asanas' }), pose);
  await admin.getByRole('button', { name: /Frequency/ }).click();
  await admin.getByRole('option', { name: 'Weekly', exact: true }).click();
  await typeDay(admin, /^month/, today);
  await admin.getByLabel('Note for the student').fill('Rest your gaze on one point.');
  await admin.getByLabel('Reflection Question').fill(question);
  await expect(admin.getByText('For 2 people')).toBeVisible();
  await submit.click();
  await readToast(admin, 'Assignments created for 2 people');
  await expect(submit).toBeDisabled();
}

/** Finds the one row of a student in the list that a tab shows. */
async function findGiven(admin: Page, tab: 'Active' | 'Completed', { username }: Person) {
  // The rows of before stay until these have come: a menu that is opened on one of them is closed.
  const found = admin.waitForResponse((answer) => {
    const asked = answer.request().postData() ?? '';
    return asked.includes(username) && asked.includes(`"${tab.toLowerCase()}"`);
  });
  await admin.getByRole('tab', { name: tab }).click();
  await admin.getByRole('searchbox', { name: 'Search assignments' }).fill(username);
  await found;
  // A row is named by its student and its asana.
  await expect(admin.getByRole('rowheader')).toHaveCount(2);
  const row = admin.getByRole('row').filter({ has: admin.getByRole('rowheader') });
  await expect(admin.locator('[aria-busy="true"]')).toHaveCount(0);
  return row;
}

async function pause(admin: Page, student: Person) {
  const row = await findGiven(admin, 'Active', student);
  await expect(row).toContainText(student.fullName);
  await chooseAction(admin, `${student.fullName}, ${pose}`, 'Pause student');
  const dialog = admin.getByRole('dialog', { name: 'Pause student' });
  await typeDay(dialog.page(), /^month, Last day/, `${Number(today.slice(0, 4)) + 1}-01-01`);
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await readToast(admin, `${student.fullName}: paused from`);
  await expect(row).toContainText('Paused until');
}

/** Sees on the dashboard who has not begun, writes that down for the colleagues and calls it done. */
async function checkIn(admin: Page, student: Student, paused: Person) {
  await admin.goto(`${addresses.admin}/admin/dashboard`);
  const card = admin.getByRole('region', { name: 'Check-Ins' });
  const line = card.getByRole('listitem').filter({ hasText: student.fullName });
  await expect(line).toContainText("Joined 6 days ago and hasn't practiced yet.");
  await expect(card.getByText(paused.fullName)).toBeHidden();
  await line.getByRole('link', { name: student.fullName, exact: true }).click();
  await expect(admin.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible();
  await admin.getByLabel('New note').fill(`Call her on Friday (${student.mark})`);
  await admin.getByRole('button', { name: 'Add note' }).click();
  await readToast(admin, 'Note saved');
  await admin.goBack();
  await line.getByRole('button', { name: `Done: ${student.fullName}` }).click();
  await expect(line).toBeHidden();
}

const given = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: pose });

async function practiceGiven(page: Page, answer: string) {
  const work = given(page, 'Poses for today');
  await expect(work.getByText('Due today')).toBeVisible();
  await expect(work.getByText('Rest your gaze on one point.')).toBeVisible();
  await expect(page.getByText('0 of 1 completed')).toBeVisible();
  await work.getByRole('button', { name: `Start ${pose}` }).click();
  await expect(page).toHaveURL(/source=assignment/);
  await answerBeforeFirstPractice(page);
  await practiceAndAnswer(page, pose, { seconds: hold, to: question, words: answer });
  await expect(page).toHaveURL('/assignments');
  await expect(page.getByText('1 of 1 completed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All Practices Complete!' })).toBeDisabled();
  await expect(work.getByText('Done today')).toBeVisible();
  await work.getByRole('button', { name: 'Your reflection' }).click();
  await expect(work.getByText(answer)).toBeVisible();
  const next = given(page, 'Coming up');
  await expect(next.getByText(/^Due /)).toBeVisible();
  await expect(next.getByRole('button', { name: `Start ${pose}` })).toBeHidden();
}

async function reply(admin: Page, student: Person, words: { answer: string; reply: string }) {
  await admin.goto(`${addresses.admin}/admin/assignments`);
  await findGiven(admin, 'Completed', student);
  await chooseAction(admin, `${student.fullName}, ${pose}`, 'View');
  const details = admin.getByRole('dialog', { name: 'Assignment details' });
  await expect(details.getByText(words.answer)).toBeVisible();
  await details.getByLabel('Your reply').fill(words.reply);
  await details.getByRole('button', { name: 'Save reply' }).click();
  await readToast(admin, 'Reply saved successfully');
}

async function readReply(page: Page, words: string) {
  const work = given(page, 'Poses for today');
  const told = work.getByRole('button', { name: 'Your instructor replied' });
  await expect(told).toContainText('New');
  const seen = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/assigned_asanas?'),
  );
  await told.click();
  await expect(work.getByText(words)).toBeVisible();
  await expect(told).not.toContainText('New');
  await seen;
  await page.reload();
  await expect(told).toBeVisible();
  await expect(told).not.toContainText('New');
}

/** The instructor ends the series; what was done stays with the student. */
async function endSeries(admin: Page, student: Person, page: Page) {
  await findGiven(admin, 'Active', student);
  await chooseAction(admin, `${student.fullName}, ${pose}`, 'Delete');
  const asked = admin.getByRole('alertdialog', { name: 'Delete assignment' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await readToast(admin, 'Assignment deleted successfully');
  await page.reload();
  await expect(given(page, 'Poses for today').getByText('Done today')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeHidden();
}

/** Gives a pose and sends its notification, without the screens. */
async function giveQuietly(request: APIRequestContext, student: Person) {
  await assignTo(request, student, { pose: 'Tree', dueDate: '2030-03-05' });
  const { url, headers } = await openApi(request);
  const { token } = await signIn(request, instructor);
  const answer = await request.post(`${url}/functions/v1/notify-students`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: {},
  });
  expect(answer.ok()).toBe(true);
}

/** Work, an answer, a reply, a note, a photo and mails of a student, without the screens. */
async function liveQuietly(request: APIRequestContext, student: Student, communityId: string) {
  const { mark } = student;
  const own = await as(request, student);
  const school = await as(request, instructor);
  await upload(request, student);
  await change(request, student, {
    notifications_enabled: true,
    email_notifications_enabled: true,
  });
  await own.tell('POST', 'community_members', {
    data: { community_id: communityId, user_id: own.id },
  });
  const assignment = await assignTo(request, student, { pose, dueDate: today, question });
  await ringClock(request);
  const answer = await own.tell('GET', 'asanas', {
    params: { select: 'id,key,duration_seconds,points', name: `eq.${pose}` },
  });
  const [cobra] = (await answer.json()) as Parameters<typeof practiceOf>[0][];
  if (!cobra) throw new Error(`The library has no pose called ${pose}.`);
  const words = { source: 'assignment', reflection_answer: `The left one (${mark})` };
  await own.tell('POST', 'rpc/record_completion', {
    data: { completion: practiceOf(cobra, words) },
  });
  await school.tell('POST', 'rpc/reply_to_assignment', {
    data: { assignment_id: assignment, seen: '', reply: `Begin with the right one (${mark})` },
  });
  await school.tell('POST', 'rpc/save_student_note', {
    data: { note_id: randomUUID(), student_id: own.id, body: `Call her on Friday (${mark})` },
  });
  await ringClock(request);
  expect(await newestMail(request, student.email, 2)).toMatchObject({ kind: 'reply' });
}

async function downloadEverything(page: Page) {
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download my data' });
  await expect(dialog).toContainText("You'll get a ZIP file");
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  await expect(dialog).toContainText(download.suggestedFilename());
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeFocused();
  return {
    name: download.suggestedFilename(),
    files: unzipSync(new Uint8Array(await readFile(await download.path()))),
  };
}

async function leave(page: Page, { password }: Person) {
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/leaving');
  await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
}

/** Asks for the link that deletes at once, and waits for its mail. */
async function askForLink(page: Page, { email }: Person): Promise<string> {
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We've sent a link to ${email}.`)).toBeVisible();
  await ringClock(page.request);
  let link: string | null = null;
  await expect(async () => {
    ({ link } = await newestMail(page.request, email));
    expect(link).toContain('/delete-account#token=');
  }).toPass({ timeout: 60_000 });
  return link ?? '';
}

async function keepElsewhere(context: BrowserContext, student: Person) {
  const page = await context.newPage();
  await page.goto('/auth');
  await submitLogin(page, student);
  await expect(page).toHaveURL('/leaving');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: `Namaste, ${student.username}` })).toBeVisible();
  await context.close();
}

// A browser without windows shows no notification.
test.describe('with its service worker', { tag: '@whole-browser' }, () => {
  test.use({ serviceWorkers: 'allow', timezoneId });

  test('a student is given work, missed, reminded, practices, gets a reply and then no more notifications', async ({
    browser,
    context,
    page,
    request,
  }) => {
    const student = newStudent();
    const noor: Person = { ...newPerson(), fullName: `Noor ${randomBytes(4).toString('hex')}` };
    for (const person of [student, noor]) {
      await register(request, person);
      await joinedDaysAgo(request, person, 6, timezoneId);
    }
    await change(request, noor, { notifications_enabled: true, email_notifications_enabled: true });
    const community = await addCommunity(request);
    for (const person of [student, noor]) {
      const { id: user_id, tell } = await as(request, person);
      await tell('POST', 'community_members', { data: { community_id: community.id, user_id } });
    }
    const school = await browser.newContext({ timezoneId, serviceWorkers: 'block' });
    const admin = await school.newPage();
    const service = await startPushService(pushPort);

    await context.grantPermissions(['notifications'], { origin: addresses.student });
    await standInFor(context, service.addDevice());
    await setClockBack(page);
    await logIn(page, student);
    await workerReady(page);
    await turnOnNotifications(page);

    await test.step('a community gets a weekly series, and the app a notification', async () => {
      await giveTo(admin, community.name);
      await deliver(page, await nextPush(service));
      expect(await shownNotifications(context)).toEqual([
        { title: 'New practice from your instructor', body: pose },
      ]);
      await clickNotification(page);
      await expect(page).toHaveURL('/assignments');
      for (const { email } of [student, noor]) {
        const mail = await newestMail(request, email, 1);
        expect(mail).toMatchObject({
          kind: 'assignment',
          link: `${addresses.student}/assignments`,
        });
        expect(mail.text).toContain(pose);
      }
    });

    await test.step('one is paused, and somebody who has not begun is among the check-ins', async () => {
      await pause(admin, noor);
      await checkIn(admin, student, noor);
    });

    await test.step('who practices is reminded before, and not after', async () => {
      await practiceDailyPoses(request, student);
      await page.goto('about:blank');
      await comeToReminder(request, student);
      await deliver(page, await nextPush(service));
      expect(await shownNotifications(context)).toEqual([
        { title: 'Time for your practice', body: pose },
      ]);
      await page.goto('/assignments');
      await practiceGiven(page, `The left one (${student.mark}).`);
      await comeToReminder(request, student);
      expect(service.received()).toEqual([]);
    });

    await test.step('the answer gets a reply, which the student is notified of and reads', async () => {
      const words = {
        answer: `The left one (${student.mark}).`,
        reply: `Begin with the right one (${student.mark}).`,
      };
      await reply(admin, student, words);
      expect(await nextPush(service)).toMatchObject({
        notification: { title: 'Your instructor replied to you' },
      });
      expect(await newestMail(request, student.email, 2)).toMatchObject({ kind: 'reply' });
      await page.reload();
      await readReply(page, words.reply);
      await endSeries(admin, student, page);
      await school.close();
    });

    await test.step('a device that is logged out gets no notification', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/(auth)?$/);
      expect(await page.evaluate(() => localStorage.getItem('test.isSubscribed'))).toBeNull();
      await giveQuietly(request, student);
      expect(service.received()).toEqual([]);
      await service.close();
      await community.remove();
    });
  });
});

test('a student takes all data, leaves, comes back and leaves for good: nothing is left', async ({
  browser,
  page,
  request,
}) => {
  const student = newStudent();
  const noor = newPerson();
  for (const person of [student, noor]) await register(request, person);
  const community = await addCommunity(request);
  const { id } = await signIn(request, student);
  await liveQuietly(request, student, community.id);
  await logIn(page, student);

  await test.step('everything is in the download', async () => {
    await page.goto('/lifestyle');
    await page.getByRole('textbox', { name: 'Food log' }).fill('Lentils');
    await page.goto('/profile/settings');
    const { name, files } = await downloadEverything(page);
    expect(name).toMatch(new RegExp(`^niyama-${student.username}-\\d{4}-\\d{2}-\\d{2}\\.zip$`));
    const text = (file: string) => strFromU8(files[file] ?? new Uint8Array());
    expect(text('README.txt')).toContain(`Downloaded for ${student.username}`);
    expect(text('csv/profile.csv')).toContain(student.fullName);
    expect(text('device/lifestyle.json')).toBe('[]');
    expect(text('files/avatar.png')).toContain(student.mark);
    const { server, device } = JSON.parse(text('data.json'));
    expect(server.account).toEqual([expect.objectContaining({ email: student.email })]);
    expect(server.profile).toEqual([expect.objectContaining({ username: student.username })]);
    const all = JSON.stringify(server);
    for (const words of ['Call her on Friday', 'The left one', 'Begin with the right one']) {
      expect(all).toContain(`${words} (${student.mark})`);
    }
    // The begun entry of the lifestyle log is only on the device.
    expect(JSON.stringify(device.kept)).toContain('Lentils');
    expect(all).not.toContain('Lentils');
  });

  await test.step('the account is left, kept on another device, and left again', async () => {
    await leave(page, student);
    const told = await newestMail(request, student.email, 3);
    // Nothing else opens, and the session stays.
    await page.goto('/library');
    await expect(page).toHaveURL('/leaving');
    await keepElsewhere(await browser.newContext({ serviceWorkers: 'block' }), student);
    // The first device is let in again.
    await page.reload();
    await expect(page).toHaveURL('/homepage');
    await leave(page, student);
    expect(told.link).not.toContain('/delete-account');
  });

  await test.step('by the link of a mail it is gone, and nothing of it is left', async () => {
    const traces = [id, student.username, student.mark];
    const link = await askForLink(page, student);
    await page.goto(link);
    await expect(page).toHaveURL('/delete-account');
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your account has been deleted' }),
    ).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    for (const trace of ['Lentils', ...traces]) expect(kept).not.toContain(trace);

    await ringClock(request);
    const [left, ofAnother] = await tracesOf(traces, [noor.username]);
    expect(left).toEqual([]);
    expect(ofAnother).toContain('public.profiles.username');
    // The mailbox forgets by the clock.
    await expect.poll(() => mailsWith(traces)).toEqual([]);
    expect(await mailsWith([noor.username])).not.toEqual([]);

    await page.goto('/auth');
    await submitLogin(page, student);
    await expect(page.getByText("That email or password isn't right.")).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
  await community.remove();
});
