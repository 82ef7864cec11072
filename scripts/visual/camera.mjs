/* global document, requestAnimationFrame, localStorage, sessionStorage, window -- what stands inside `evaluate` runs in the page */
import { UserError } from '../cli.mjs';
import { startClock } from './clock.mjs';
import { fullWidth, widthOf } from './looks.mjs';

export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-partial-raster',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A picture that a network can change proves nothing.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Every story begins at this moment, so that a date on a screen is the same in both pictures. */
const moment = Date.parse('2026-03-20T09:30:00Z');
const lowest = 800;
/** A list of thousands of rows is as tall as they are. */
const tallest = 4000;
const timeoutMs = 20_000;

async function openPage(browser) {
  const context = await browser.newContext({
    viewport: { width: fullWidth, height: lowest },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.addInitScript(startClock, moment);
  return page;
}

/**
 * Every story of a Storybook that is part of the usual test run, with the globals that it pins.
 * @param address where the Storybook is served
 * @returns `{ id, title, name, globals }` of each
 */
export async function readStories(browser, address) {
  const response = await fetch(`${address}/index.json`);
  const { entries } = await response.json();
  const stories = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test'),
  );
  const page = await openPage(browser);
  try {
    await page.goto(`${address}/iframe.html`);
    await page.waitForFunction(
      () => window['__STORYBOOK_PREVIEW__']?.storyStoreValue !== undefined,
    );
    const globals = await page.evaluate(
      (ids) =>
        Promise.all(
          ids.map(async (storyId) => {
            const story = await window['__STORYBOOK_PREVIEW__'].storyStoreValue.loadStory({
              storyId,
            });
            return story.storyGlobals ?? {};
          }),
        ),
      stories.map(({ id }) => id),
    );
    return stories.map(({ id, title, name }, i) => ({ id, title, name, globals: globals[i] }));
  } finally {
    await page.context().close();
  }
}

/** Resolves when the page has been drawn in its new size. Runs in the page. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * A page that pictures stories of one Storybook in one look, one after the other.
 * @returns `take(story)`, which answers a PNG, and `close`
 */
export async function openCamera(browser, origin, look) {
  const page = await openPage(browser);
  let isOpen = false;

  async function open({ id }) {
    const { theme, language, textSize = '100' } = look;
    // Axe would only cost time here; the test run is where it counts.
    const globals = `theme:${theme};language:${language};textSize:${textSize};a11y.manual:!true`;
    // A story's `play` reads the words of its own language. Embedded, a story is shown and not played.
    const isPlayed = language === 'en';
    const address = `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
    await page.goto(isPlayed ? address : `${address}&embed=true`);
    isOpen = true;
  }

  async function change({ id }) {
    await page.mouse.move(0, 0);
    await page.evaluate((storyId) => {
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
      window.restartClock();
      const { channel } = window['__STORYBOOK_PREVIEW__'];
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }

  async function take(story) {
    const width = widthOf(story, look);
    await page.setViewportSize({ width, height: lowest });
    await (isOpen ? change(story) : open(story));
    await page.waitForFunction((id) => {
      const { id: shown, phase } = window['__STORYBOOK_PREVIEW__']?.currentRender ?? {};
      return shown === id && ['completed', 'finished', 'errored', 'aborted'].includes(phase);
    }, story.id);
    const { height, isBroken } = await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      return {
        height: document.documentElement.scrollHeight,
        isBroken: document.body.classList.contains('sb-show-errordisplay'),
      };
    });
    if (isBroken) throw new UserError('The story ended in an error.');
    // What lies outside the window is drawn by other tiles, whose edges round a level up or down.
    await page.setViewportSize({ width, height: Math.max(lowest, Math.min(height, tallest)) });
    await page.evaluate(painted);
    // Nothing stops the wheel that a native player turns while it waits for its film.
    const style = 'video { visibility: hidden }';
    return page.screenshot({ animations: 'disabled', caret: 'hide', style });
  }

  return { take, close: () => page.context().close() };
}
