import { applyAppearance } from '@niyama/ui/theme';
import { clipped, overflowsSideways } from '../packages/ui/src/testing/clipped.ts';
import { settled } from '../packages/ui/src/testing/settled.ts';
import { violationsOf } from './axe.ts';
import { speak } from './language.tsx';
import { forgetProblems, throwProblems } from './problems.ts';

/** A way to lay a screen out. */
interface Look {
  language: 'de' | 'ja';
  textSize: number;
  /** Rules of axe; without them all. */
  rules?: string[];
}

/** The rules whose answer depends on the place and the size of things; the first is off unless asked for. */
const ofPlace = ['target-size', 'scrollable-region-focusable'];

/** The looks of a story by the width of the page: its own, and that of the narrowest phone. */
const looks: Record<'own' | 'narrow', Look[]> = {
  own: [{ language: 'ja', textSize: 100, rules: ofPlace }],
  narrow: [
    { language: 'ja', textSize: 100, rules: ofPlace },
    // A narrow page may show other parts than the width at which the story ran.
    { language: 'de', textSize: 100 },
    { language: 'de', textSize: 200, rules: ofPlace },
  ],
};

/** Waits until the page stands as it stays: React has drawn, what watches its size has answered. */
async function laidOut(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await settled();
}

/**
 * Words on a line of a form may be longer than it, a photo than the circle it is cut from, and the
 * words of a chart than their columns.
 */
const mayStandOut = (element: Element) =>
  element.matches('input, select, [role=application]') ||
  element.closest('figure') !== null ||
  [...element.querySelectorAll('figure')].some((chart) => chart.scrollWidth > chart.clientWidth);

/** Lays the story out in one look, and answers what is wrong there, in words. */
async function look({ language, textSize, rules }: Look): Promise<string[]> {
  applyAppearance(document.documentElement, { theme: 'light', textSize, pinchZoom: false });
  await speak({ language });
  await laidOut();
  const cut = clipped(document.body).filter((element) => !mayStandOut(element));
  const wrong = [
    ...(overflowsSideways() ? ['The page scrolls sideways.'] : []),
    ...cut.map((element) => `Cut off: ${element.outerHTML.slice(0, 300)}`),
    ...(await violationsOf(rules)),
  ];
  const where = `${language}, ${textSize} %, ${window.innerWidth} px`;
  return wrong.map((what) => `${where}: ${what}`);
}

/**
 * Switches the story that has just run to the languages and sizes that break a layout first, the way
 * the product does, and checks that nothing is cut off.
 * @param width the current width of the page
 * @returns what is wrong, in words
 */
async function checkLayout(width: keyof typeof looks): Promise<string[]> {
  const wrong: string[] = [];
  forgetProblems();
  for (const one of looks[width]) wrong.push(...(await look(one)));
  throwProblems();
  return wrong;
}

declare global {
  interface Window {
    checkLayout: typeof checkLayout;
  }
}

/** Lets `test-runner.ts` lay a story out. */
export function offerLayoutCheck(): void {
  window.checkLayout = checkLayout;
}
