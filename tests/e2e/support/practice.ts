import { expect, type Page } from '@playwright/test';

const minute = 60_000;

/**
 * Sets the browser's clock back, before the first page is opened: what the test then practices lies
 * in the past when it is sent, as the server demands.
 */
export async function setClockBack(page: Page, minutes = 10): Promise<void> {
  await page.clock.install({ time: Date.now() - minutes * minute });
}

/** A clock can be stopped in its future only, which has to be its future still when it hears of it. */
const untilStopped = 5000;

/** Stops the clock a little ahead; from here on it moves only when the test lets it run. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + untilStopped);
}

/** Lets a stopped clock run for some seconds. */
export async function runClock(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

/** Lets the moment pass in which a student gets ready; the clock stands still. */
export async function getReady(page: Page): Promise<void> {
  // A practice begins when this tab has it alone: what the clock runs before is none of it.
  await expect(page.getByRole('timer')).toHaveText('00:03');
  await runClock(page, 3);
}

/** Answers what is asked before the first practice only; without a voice, getting ready is short. */
export async function answerBeforeFirstPractice(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Before you practice' });
  await sheet.getByText('Off', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet).toBeHidden();
}

/** Practices one set of the pose that is open, and answers what the instructor asks afterwards. */
export async function practiceAndAnswer(
  page: Page,
  pose: string,
  answer: { seconds: number; to: string; words: string },
): Promise<void> {
  await stopClock(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await getReady(page);
  await runClock(page, answer.seconds);
  await page.clock.resume();
  const dialog = page.getByRole('alertdialog', { name: `You finished ${pose}` });
  await dialog.getByRole('textbox', { name: answer.to }).fill(answer.words);
  await dialog
    .getByRole('button', { name: 'Complete practice' })
    .filter({ hasText: 'Complete practice' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
}
