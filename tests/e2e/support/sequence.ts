import { expect, type Locator, type Page } from '@playwright/test';
import { runClock, stopClock } from './practice.ts';

/** Seconds of one set of the poses that the tests of sequences practice. */
const hold = 30;
/** Seconds in which a student gets ready. */
export const ready = 3;

/** A pose begins by itself; the rest before it shows the same place. */
export async function expectPose(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('timer', { name: /^(Get ready|Time left)$/ })).toBeVisible();
  await expect(page.getByText(place)).toBeVisible();
}

/** Lets a pose pass that begins by itself; nobody presses anything. */
export async function practice(page: Page, place: string): Promise<void> {
  await expectPose(page, place);
  await stopClock(page);
  await runClock(page, ready + hold + 1);
  await page.clock.resume();
}

/** The rest before a pose stands on the page. */
export async function expectRest(page: Page, next: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Rest' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
}

/** What a sequence came to, at its end. */
export const summaryOf = (page: Page): Locator =>
  page.getByRole('main', { name: 'Your practice is complete' });
