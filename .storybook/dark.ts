import { applyAppearance } from '@niyama/ui/theme';
import { violationsOf } from './axe.ts';

/** The rules whose answer depends on the theme: it changes colors, and nothing that is laid out. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * Switches the story that has just run to the dark theme, the way the product does, and checks its
 * colors there.
 * @returns what is wrong, in words
 */
async function checkInDark(): Promise<string[]> {
  const root = document.documentElement;
  const textSize = parseFloat(root.style.getPropertyValue('--n-text-size'));
  applyAppearance(root, { theme: 'dark', textSize, pinchZoom: false });
  return violationsOf(rules);
}

declare global {
  interface Window {
    checkInDark: typeof checkInDark;
  }
}

/** Lets `test-runner.ts` look at a story in the dark theme. */
export function offerDarkCheck(): void {
  window.checkInDark = checkInDark;
}
