import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has on the way to what a test presses. */
const mostStops = 120;

/** A page made at build time is there before its scripts: React leaves its mark where it listens. */
const isAlive = (control: Locator) =>
  control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/** Goes to a control with the Tab key, and with the arrow keys in its toolbar, from where the focus is. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect.poll(() => isAlive(control)).toBe(true);
  for (let stop = 0; stop < mostStops; stop += 1) {
    const isInToolbar = await control.evaluate((element) =>
      element.closest('[role="toolbar"]')?.contains(document.activeElement),
    );
    await page.keyboard.press(isInToolbar ? 'ArrowRight' : 'Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${control.toString()}`);
}

/** Goes to a control and presses it, with the keyboard alone. */
export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
