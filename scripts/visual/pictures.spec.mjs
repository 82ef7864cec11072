/* global document, requestAnimationFrame, localStorage, sessionStorage, window -- what stands inside `evaluate` runs in the page */
import { expect, test as base } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { modes } from '../../.storybook/modes.ts';

const address = process.env.NIYAMA_STORYBOOK ?? '';
/** Every story begins at this moment, so that a date on a screen is the same in both pictures. */
const moment = Date.parse('2026-03-20T09:30:00Z');
const lowest = 800;
/** A list of thousands of rows is as tall as they are. */
const tallest = 4000;

const looks = Object.keys(modes);
/**
 * Every story is pictured in both themes; screens also on a phone, in other languages and large. Flows are
 * not: in other languages their play functions do not run, so nothing signals that their data has loaded.
 */
const looksOf = ({ title }) => (title.startsWith('Screens/') ? looks : looks.slice(0, 2));

/** The width of a story in a look, and what else it shows there, as far as it does not pin it. */
const widthIn = ({ viewport }, { width }) =>
  width === undefined ? viewport : width === 'full' ? 1280 : Number(width);
const shownIn = (look, pinned) =>
  JSON.stringify({
    textSize: '100',
    ...look,
    ...pinned,
    width: '',
    viewport: widthIn(look, pinned),
  });

/** Runs in a page before its own scripts: the date restarts with each story. Timers stay real. */
function startClock(start) {
  const Real = Date;
  let began = Real.now();
  const now = () => start + Real.now() - began;
  window.Date = class extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now()]));
    }
    static now() {
      return now();
    }
  };
  window.restartClock = () => {
    began = Real.now();
  };
}

/** Loads the Storybook in a look, at a story: it reads globals from an address that names one. */
async function open(page, { id }, { theme, language, textSize = '100' }) {
  // Axe would only cost time here; the test run is where it counts.
  const globals = `theme:${theme};language:${language};textSize:${textSize};a11y.manual:!true`;
  // A story's `play` looks for English words. Embedded, a story is shown and not played.
  const embedded = language === 'en' ? '' : '&embed=true';
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}${embedded}`);
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.storyStoreValue);
}

const pinnedBy = (page, { id }) =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = window['__STORYBOOK_PREVIEW__'];
    const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId });
    return { width: parameters.width, ...storyGlobals };
  }, id);

async function picture(page, { id }, { width, before }) {
  await page.setViewportSize({ width, height: lowest });
  await page.mouse.move(0, 0);
  await page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    window.restartClock();
    const { channel } = window['__STORYBOOK_PREVIEW__'];
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await page.waitForFunction((storyId) => {
    const { id: shown, phase } = window['__STORYBOOK_PREVIEW__'].currentRender ?? {};
    return shown === storyId && ['completed', 'finished', 'errored', 'aborted'].includes(phase);
  }, id);
  const isBroken = await page.locator('body.sb-show-errordisplay').count();
  if (isBroken) throw new Error('The story ended in an error.');
  // Stands still when two pictures in a row are the same, or the first is the one of before.
  let last = before;
  let taken = await shoot(page, width);
  while (!last?.equals(taken)) {
    last = taken;
    taken = await shoot(page, width);
  }
  return taken;
}

async function shoot(page, width) {
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    return document.documentElement.scrollHeight;
  });
  // What lies outside the window is drawn by other tiles, whose edges round a level up or down.
  await page.setViewportSize({ width, height: Math.max(lowest, Math.min(height, tallest)) });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // Nothing stops the wheel that a native player turns while it waits for its film.
  const style = 'video { visibility: hidden }';
  return page.screenshot({ animations: 'disabled', caret: 'hide', style });
}

/** `take` answers a picture, or null where an earlier look shows the same. */
const test = base.extend({
  take: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      await page.addInitScript(startClock, moment);
      let openIn;
      await use(async (story, look, before) => {
        if (openIn !== look) await open(page, story, look);
        openIn = look;
        const pinned = await pinnedBy(page, story);
        const isSame = (one) => shownIn(modes[one], pinned) === shownIn(look, pinned);
        if (modes[looksOf(story).find(isSame)] !== look) return null;
        return picture(page, story, { width: widthIn(look, pinned), before });
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const { entries } = await (await fetch(`${address}/index.json`)).json();
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('test'),
);

for (const look of Object.keys(modes)) {
  for (const story of stories.filter((one) => looksOf(one).includes(look))) {
    test(`${story.title} › ${story.name} (${look})`, async ({ take }, testInfo) => {
      const name = [look, `${story.id}.png`];
      const before = await readFile(testInfo.snapshotPath(...name)).catch(() => undefined);
      const taken = await take(story, modes[look], before);
      test.skip(taken === null, 'An earlier look shows the same.');
      expect(taken).toMatchSnapshot(name, { maxDiffPixels: 0, threshold: 0 });
    });
  }
}
