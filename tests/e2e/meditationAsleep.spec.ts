import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { logIn, test } from './support/people.ts';

const minute = 60_000;

/** Longer than a bell may be late and still ring. */
const tooLate = 5000;

/** A meditation of one minute, as a tab left it behind that has heard its starting bell. */
function leftBehind(startedAt: number) {
  return {
    id: randomUUID(),
    plan: { durationSeconds: 60, startingBell: true, endingBell: true, intervalBells: [55] },
    elapsedBefore: 0,
    startedAt,
    intervals: [],
    bellsPassed: 1,
    missedBells: [],
    savedAt: startedAt,
  };
}

/** Keeps the meditation on the device, as another tab would have. */
const keep = (page: Page, meditation: object) =>
  page.evaluate((text) => {
    const session = JSON.parse(localStorage.getItem('niyama.student.session') ?? '') as {
      user: { id: string };
    };
    localStorage.setItem(`niyama.sit.v1.${session.user.id}`, text);
  }, JSON.stringify(meditation));

test('a meditation whose page slept over its end is recorded from its deadline, and rings nothing late', async ({
  page,
  student,
}) => {
  await logIn(page, student);
  const startedAt = Date.now() - minute / 3;
  await keep(page, leftBehind(startedAt));
  await page.goto('/timer');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // From a press on, the browser would let the bells sound.
  await page.getByRole('heading', { name: 'Timer', level: 1 }).click();

  // A browser does not freeze a page that holds a lock; its debugger does, at the next second.
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Debugger.enable');
  const asleep = new Promise((resolve) => debuggee.once('Debugger.paused', resolve));
  await debuggee.send('Debugger.pause');
  await asleep;
  // Real time: a page that sleeps does not know of a simulated one.
  await expect
    .poll(() => Date.now() - startedAt, { timeout: 2 * minute })
    .toBeGreaterThan(minute + tooLate);
  await debuggee.send('Debugger.resume');
  await debuggee.detach();

  await expect(page.getByText('Timer completed!').first()).toBeVisible();
  await expect(page.getByText('Earned 1 point!').first()).toBeVisible();
  await expect(page.getByText("2 bells didn't ring")).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('1 point', { exact: true }).first()).toBeVisible();
});
