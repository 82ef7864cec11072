import { applyAppearance } from '@niyama/ui/theme';

/** What axe found; of its types only what is told of a violation. */
interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

/** The rules whose answer depends on the theme: it changes colours, and nothing that is laid out. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * Shows the story that has just been told in the dark theme, the way the product changes it, and
 * checks its colours there.
 * @returns what is wrong, in words
 */
async function checkInDark(): Promise<string[]> {
  const { axe } = window as { axe?: Axe };
  if (!axe) throw new Error('The dark theme needs axe, which no story has loaded yet.');
  const root = document.documentElement;
  const textSize = parseFloat(root.style.getPropertyValue('--n-text-size'));
  applyAppearance(root, { theme: 'dark', textSize, pinchZoom: false });
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: { type: 'rule', values: rules }, reporter: 'no-passes' },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${help} (${id})\n${html}\n${failureSummary}`),
  );
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
