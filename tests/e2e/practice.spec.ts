import { expect, type Page } from '@playwright/test';
import { logIn, test } from './support/people.ts';
import {
  getReady,
  answerBeforeFirstPractice,
  runClock,
  setClockBack,
  stopClock,
} from './support/practice.ts';

/** Surya Namaskar, with which the day begins: seconds of a set. */
const hold = 90;
/** Seconds between two sets of it. */
const rest = 5;

test.beforeEach(async ({ page, student }) => {
  await setClockBack(page);
  await logIn(page, student);
});

/** Begins the first practice of the day, with the clock stopped at its start. */
async function begin(page: Page, sets: number) {
  await page.getByRole('button', { name: 'Begin Practice' }).click();
  await answerBeforeFirstPractice(page);
  const chooser = page.getByRole('textbox', { name: 'Sets' });
  for (let chosen = 1; chosen < sets; chosen += 1) await chooser.press('ArrowUp');
  await expect(chooser).toHaveValue(String(sets));
  await stopClock(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('timer', { name: 'Get ready' })).toHaveText('00:03');
  await getReady(page);
  await expect(page.getByRole('timer')).toHaveText('01:30');
}

async function finishFirstSet(page: Page) {
  await runClock(page, hold);
  await expect(page.getByText('Set Complete!')).toBeVisible();
  await runClock(page, rest);
  await expect(page.getByText('Set 2 of 2', { exact: true })).toBeVisible();
}

async function complete(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'You finished Surya Namaskar' });
  await dialog
    .getByRole('button', { name: 'Complete practice' })
    .filter({ hasText: 'Complete practice' })
    .click();
}

async function closeProgress(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
}

/** Ends the tab without a word to its scripts, as a phone does that needs the memory. */
async function kill(page: Page) {
  const crashed = page.waitForEvent('crash');
  const debuggee = await page.context().newCDPSession(page);
  // The tab dies before it can answer.
  void debuggee.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

const points = (page: Page, text: string) =>
  page.getByRole('listitem').getByText(text, { exact: true });

test('a reload and Back keep a practice, and home leads into it again', async ({ page }) => {
  await begin(page, 2);
  await finishFirstSet(page);
  await runClock(page, 30);
  await page.reload();
  await page.clock.resume();
  await expect(page.getByText('You were on set 2 of 2 with 01:00 left.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('timer')).toHaveText('01:00');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Progress saved. You can resume this practice later.')).toBeVisible();
  await expect(page).toHaveURL('/homepage');

  // One press is enough: what follows it is the moment to come into the pose.
  await page.getByRole('button', { name: 'Resume Surya Namaskar' }).click();
  await expect(page.getByText('Continuing from paused session with 1 minute left')).toBeVisible();
  await expect(page.getByText('Set 2 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/);
  await stopClock(page);
  await runClock(page, 60);
  await page.clock.resume();
  await complete(page);
  await expect(page.getByText('+20 points')).toBeVisible();
  await closeProgress(page);
  await expect(points(page, '20 points')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue Surya Namaskar' })).toBeHidden();
});

test('a practice that runs in another tab is named, and moves here with all that was practiced', async ({
  page,
  context,
}) => {
  await begin(page, 2);
  await finishFirstSet(page);
  await runClock(page, 30);
  await expect(page.getByRole('timer')).toHaveText('01:00');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.resume();

  // The other tab names the running pose before the practice starts, not when it is to be counted.
  const other = await context.newPage();
  await other.goto('/library?q=tree');
  await other
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  const notice = other.getByRole('heading', { name: /another tab/ });
  await expect(notice).toBeVisible();
  await expect(other.getByText(/^Surya Namaskar /)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Start', exact: true })).toBeHidden();

  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByText('Set 2 of 2', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible();
  await other.getByRole('button', { name: 'Pause' }).click();
  await expect(other.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/);
  // The first tab says so, and counts no further.
  await expect(page.getByRole('heading', { name: /another tab/ })).toBeVisible();
  await expect(page.getByText(/^Surya Namaskar /)).toBeVisible();

  await stopClock(other);
  await other.getByRole('button', { name: 'Resume' }).click();
  await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible();
  await runClock(other, 60);
  await other.clock.resume();
  await complete(other);
  await expect(other.getByText('+20 points')).toBeVisible();
  await closeProgress(other);
  // Where this tab was before, and the other one is free for the next practice.
  await expect(other).toHaveURL('/library?q=tree');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('what was begun from a search comes back to it, and what was begun from a pose to the pose', async ({
  page,
}) => {
  const start = page.getByRole('button', { name: /^Start/ });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/library');
  await expect(start.first()).toBeVisible();
  // Scrolled on at once: the address follows later, and leaves the page where it is.
  await page.evaluate(() => addEventListener('input', () => scrollTo(0, 250), { once: true }));
  await page.getByRole('searchbox').fill('wa');
  await expect(page).toHaveURL(/q=wa/);
  const address = page.url();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(100);
  await start.last().click();
  await answerBeforeFirstPractice(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

  // A student who starts before the page has followed its address comes back to the same place as well.
  await page.evaluate(() => {
    const startNow = () => {
      scrollTo(0, 250);
      const buttons = [...document.querySelectorAll('main button')];
      const starting = buttons.find(({ textContent }) => textContent.startsWith('Start'));
      (starting as HTMLElement).click();
    };
    addEventListener('input', startNow, { once: true });
  });
  await page.getByRole('searchbox').fill('war');
  await expect(page).toHaveURL(/pose-practice/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/q=war/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pose\//);
  const pose = page.url();
  // The library stands until the pose's page is there.
  await expect(start).toHaveCount(1);
  await start.click();
  await expect(page).toHaveURL(/pose-practice/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(pose);
});

test('a killed tab loses five seconds at most, and no set that was done', async ({
  page,
  context,
}) => {
  await begin(page, 2);
  await finishFirstSet(page);
  await runClock(page, 32);
  const address = page.url();
  await kill(page);

  const next = await context.newPage();
  await next.clock.resume();
  await next.goto(address);
  await expect(
    next.getByText(/^You were on set 2 of 2 with (01:0[0-3]|00:5[89]) left\.$/),
  ).toBeVisible();
  await next.getByRole('button', { name: 'Continue' }).click();
  await stopClock(next);
  await next.getByRole('button', { name: 'Resume' }).click();
  await runClock(next, 65);
  await next.clock.resume();
  await complete(next);
  await expect(next.getByText('+20 points')).toBeVisible();
});

test('a practice finished offline waits on the device and is sent once', async ({
  page,
  context,
}) => {
  const saved: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/rpc/record_completion')) saved.push(response.status());
  });
  await begin(page, 1);
  await context.setOffline(true);
  await runClock(page, hold);
  await page.clock.resume();
  await complete(page);
  await expect(
    page.getByText("Your practice is saved on this device. You'll get your points once it syncs."),
  ).toBeVisible();
  await closeProgress(page);
  await expect(page).toHaveURL('/homepage');
  await expect(page.getByText('1 practice is waiting to be saved')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('1 practice saved')).toBeVisible();
  await expect(points(page, '10 points')).toBeVisible();
  await expect(page.getByText('1 practice is waiting to be saved')).toBeHidden();
  await page.reload();
  await expect(points(page, '10 points')).toBeVisible();
  expect(saved.filter((status) => status === 200)).toEqual([200]);
});
