import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';

/** A story's own `globals`; the runner's types leave them out. */
interface StoryGlobals {
  theme?: string;
  width?: string;
}

/** What the runner lays down beside its tests; its types leave it out. */
interface RunnerScope {
  page: Page;
  context: BrowserContext;
  jestPlaywright: { resetContext(): Promise<void> };
  ['__sbSetupPage'](page: Page, context: BrowserContext): Promise<void>;
}

const runner = globalThis as unknown as RunnerScope;
const theme = process.env['STORY_THEME'] ?? 'light';
/** How many times slower the browser computes than it could: what holds only on a quick machine fails. */
const slowdown = Number(process.env['STORY_SLOWDOWN'] ?? 1);

const globalsOf = async (...visit: Parameters<typeof getStoryContext>): Promise<StoryGlobals> =>
  ((await getStoryContext(...visit)) as { storyGlobals?: StoryGlobals }).storyGlobals ?? {};

/**
 * The mocks' service worker takes the page over before a story starts it: MSW loads a page anew that
 * has a worker but is not yet under its control, and a page loaded anew has lost the runner's script.
 */
const controlPage = () =>
  new Promise<void>((resolve, reject) => {
    const { serviceWorker } = navigator;
    const check = () => serviceWorker.controller && resolve();
    serviceWorker.addEventListener('controllerchange', check);
    serviceWorker.register('./mockServiceWorker.js').then(check, reject);
  });

/** The page of the next story: this one, or, when something loaded it anew, another one, set up again. */
async function pageSetUp(page: Page): Promise<Page> {
  if (await page.evaluate(() => '__getContext' in globalThis)) return page;
  process.stderr.write(`The stories' page was loaded anew at ${page.url()}; it is set up again.\n`);
  await runner.jestPlaywright.resetContext();
  await runner['__sbSetupPage'](runner.page, runner.context);
  return runner.page;
}

const config: TestRunnerConfig = {
  tags: { include: ['test'] },
  /** As the runner's own, with the theme of this run in the address; a story's `globals` win. */
  async prepare({ page }) {
    if (slowdown > 1) {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    const address = new URL('iframe.html', process.env['TARGET_URL']);
    address.searchParams.set('theme', theme);
    await page.goto(address.toString(), { waitUntil: 'load' });
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
    await page.evaluate(controlPage);
  },
  /** Gives the page the width the story asks for; outside Storybook's window no toolbar can. */
  async preVisit(visited, context) {
    const page = await pageSetUp(visited);
    const { width = 'full' } = await globalsOf(page, context);
    await page.setViewportSize({ width: width === 'full' ? 1280 : Number(width), height: 800 });
    await page.evaluate((id) => {
      document.documentElement.dataset['told'] = id;
    }, context.id);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const [storyStatus, shown, told] = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      return [dataset['storyStatus'], dataset['theme'], dataset['told']];
    });
    if (told !== context.id) throw new Error(`The story led away, to ${page.url()}`);
    const { theme: expected = theme } = await globalsOf(page, context);
    if (storyStatus !== 'success') throw new Error(`The story ended as ${storyStatus}`);
    if (shown !== expected) throw new Error(`The story was told in ${shown}, not in ${expected}`);
  },
};

export default config;
