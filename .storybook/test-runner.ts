import { appendFile } from 'node:fs/promises';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

/** What this file knows of Storybook in the page; Storybook has no types for it. */
interface Preview {
  storyStoreValue: {
    loadStory(which: { storyId: string }): Promise<{
      storyGlobals?: StoryGlobals;
      parameters: { width?: string };
      tags: string[];
    }>;
  };
}

/** A story's own `globals`; the runner's types leave them out. */
interface StoryGlobals {
  theme?: string;
  width?: string;
}

/** How a story wants to be shown. */
interface Asked {
  /** Of the page in pixels, or 'full'. */
  width: string;
  /** All other stories run with reduced motion. */
  isMoving: boolean;
}

/** What this file stores in the page. */
interface StoryWindow {
  ['__STORYBOOK_PREVIEW__']: Preview;
  quietConsole: Partial<Console>;
}

/** Answers another page, set up for stories; `environment.mjs` lays it down. */
const outside = globalThis as unknown as { renewPage: () => Promise<Page> };
/** Every story is checked in dark too, not only those tagged `dark`. */
const isAllInDark = process.env['STORY_DARK'] === 'all';
/** Where it is noted, one a line, that a story was looked at in dark or laid out. */
const log = process.env['STORY_LOG'];
/** How many times slower the browser computes than it could: what holds only on a quick machine fails. */
const slowdown = Number(process.env['STORY_SLOWDOWN'] ?? 1);

/**
 * The mocks' service worker takes the page over before a story starts it: MSW reloads a page that has
 * a worker but is not yet under its control, and a reloaded page has lost the runner's script.
 */
const controlPage = () =>
  new Promise<void>((resolve, reject) => {
    const { serviceWorker } = navigator;
    const check = () => serviceWorker.controller && resolve();
    serviceWorker.addEventListener('controllerchange', check);
    serviceWorker.register('./mockServiceWorker.js').then(check, reject);
  });

/**
 * Without this React's development build names a task for whatever it renders, for the call stacks of
 * developer tools; nobody has them open, and the browser would still write every task down. Runs in
 * the page.
 */
const forgetTasks = () => {
  delete (console as { createTask?: unknown }).createTask;
};

/** Remembers the console as it is before the runner listens to it. Runs in the page. */
const keepConsole = () => {
  (window as unknown as StoryWindow).quietConsole = { ...console };
};

/**
 * Makes the page ready for a story. Runs in the page.
 * @returns what the story asks for, or null when something reloaded the page
 */
const begin = async (storyId: string) => {
  if (!('__getContext' in globalThis)) return null;
  const { __STORYBOOK_PREVIEW__: preview, quietConsole } = window as unknown as StoryWindow;
  // The runner wraps the console once more for each story and never takes the wrapping off.
  Object.assign(console, quietConsole);
  document.documentElement.dataset['begun'] = storyId;
  const { storyGlobals, parameters, tags } = await preview.storyStoreValue.loadStory({ storyId });
  const width = storyGlobals?.width ?? parameters.width ?? 'full';
  return { width, isMoving: tags.includes('moving') };
};

/** What became of a story, and what is wrong with it in dark, if it shall be looked at there. Runs in the page. */
const end = async ({ storyId, isAll }: { storyId: string; isAll: boolean }) => {
  const { storyStatus, theme: shown, begun } = document.documentElement.dataset;
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow;
  const { storyGlobals, tags } = await preview.storyStoreValue.loadStory({ storyId });
  const theme = storyGlobals?.theme ?? 'light';
  const isInDark = theme === 'light' && (isAll || tags.includes('dark'));
  const isFine = begun === storyId && storyStatus === 'success' && shown === theme;
  const wrong = isInDark && isFine ? await window.checkInDark() : null;
  return { begun, storyStatus, shown, theme, wrong, isLaidOut: tags.includes('layout') };
};

/** Lays the story out at the width that it has and at that of a small phone. */
async function layOut(page: Page): Promise<string[]> {
  const own = await page.evaluate(() => window.checkLayout('own'));
  await page.setViewportSize({ width: 320, height: 800 });
  return [...own, ...(await page.evaluate(() => window.checkLayout('narrow')))];
}

/** Notes that a story was seen in a further way, and fails it for what was wrong there. */
async function judge(way: string, wrong: string[]): Promise<void> {
  if (log) await appendFile(log, `${way}\n`);
  if (wrong.length > 0) throw new Error(`${way}:\n${wrong.join('\n\n')}`);
}

/** Has the page begin the story: this page, or, when something reloaded it, another one, set up again. */
async function beginOn(page: Page, storyId: string): Promise<[Page, Asked]> {
  const asked = await page.evaluate(begin, storyId);
  if (asked !== null) return [page, asked];
  process.stderr.write(`The stories' page was reloaded at ${page.url()}; it is set up again.\n`);
  const renewed = await outside.renewPage();
  return [renewed, (await renewed.evaluate(begin, storyId)) ?? { width: 'full', isMoving: false }];
}

const config: TestRunnerConfig = {
  tags: { include: ['test'] },
  /** Like the runner's own, and `?test` lets the page know that it is under test. */
  async prepare({ page }) {
    if (slowdown > 1) {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.addInitScript(forgetTasks);
    const address = new URL('iframe.html?test', process.env['TARGET_URL']);
    await page.goto(address.toString(), { waitUntil: 'load' });
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
    await page.evaluate(controlPage);
    await page.evaluate(keepConsole);
  },
  /**
   * Gives the page the width the story asks for, and lets one that is tagged `moving` move; outside
   * Storybook's window no toolbar can.
   */
  async preVisit(visited, { id }) {
    const [page, asked] = await beginOn(visited, id);
    await page.emulateMedia({ reducedMotion: asked.isMoving ? 'no-preference' : 'reduce' });
    const width = asked.width === 'full' ? 1280 : Number(asked.width);
    if (page.viewportSize()?.width === width && page.viewportSize()?.height === 800) return;
    await page.setViewportSize({ width, height: 800 });
  },
  /** What the runner does not look at: the story's end and its theme, then dark, then the layout. */
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const result = await page.evaluate(end, { storyId: id, isAll: isAllInDark });
    const { begun, storyStatus, shown, theme, wrong, isLaidOut } = result;
    if (begun !== id) throw new Error(`The story led away, to ${page.url()}`);
    if (storyStatus !== 'success') throw new Error(`The story ended as ${storyStatus}`);
    if (shown !== theme) throw new Error(`The story was shown in ${shown}, not in ${theme}`);
    if (wrong) await judge('In dark', wrong);
    if (isLaidOut) await judge('Laid out', await layOut(page));
  },
};

export default config;
