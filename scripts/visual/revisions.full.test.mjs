import { readFile, rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../test/browser.mjs';
import { launchArguments } from './camera.mjs';
import { checkOut } from './checkout.mjs';
import { compareStorybooks } from './compare.mjs';
import { buildStorybook, serveStorybooks } from './storybook.mjs';

const minutes = 60_000;
const theme = 'packages/ui/src/theme/dawn.ts';

/** About a dozen stories: components, a screen, and the drawn figures. */
const choose = ({ title }) =>
  /^(?:Components\/(?:Button|Badge)|Screens\/Shared\/(?:Crash|NotFound)|Foundations\/Pose)/.test(
    title,
  );

let folder;
let checkouts;
let browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-visual-'));
  checkouts = [await checkOut('HEAD'), await checkOut('HEAD')];
  browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments });
  await buildStorybook(checkouts[0].folder, join(folder, 'first'));
  await buildStorybook(checkouts[1].folder, join(folder, 'second'));
}, 10 * minutes);

afterAll(async () => {
  await browser?.close();
  for (const checkout of checkouts ?? []) await checkout.remove();
  await rm(folder, { recursive: true, force: true });
}, minutes);

async function compare(before, after) {
  const { addresses, stop } = await serveStorybooks([join(folder, before), join(folder, after)]);
  try {
    return await compareStorybooks({ browser, addresses, choose });
  } finally {
    await stop();
  }
}

test('one revision, built twice, looks the same', { timeout: 10 * minutes }, async () => {
  const results = await compare('first', 'second');
  expect(new Set(results.map(({ story }) => story.id)).size).toBeGreaterThanOrEqual(12);
  expect(results.filter(({ kind }) => kind !== 'same')).toEqual([]);
});

test(
  'a color one level off is seen, and only where it shows',
  { timeout: 10 * minutes },
  async () => {
    // Of 100 % lightness, about one of the 256 levels.
    const path = join(checkouts[1].folder, theme);
    const text = await readFile(path, 'utf8');
    const accent = /accent: 'oklch\(([\d.]+)%/;
    const lightness = Number(accent.exec(text)?.[1]);
    await writeFile(path, text.replace(accent, `accent: 'oklch(${lightness + 0.4}%`));
    await buildStorybook(checkouts[1].folder, join(folder, 'off'));

    const results = await compare('first', 'off');
    const changed = results.filter(({ kind }) => kind === 'changed');
    expect(results.filter(({ kind }) => !['same', 'changed'].includes(kind))).toEqual([]);
    // Nothing points at this button: one that was pressed still shows the color of hovering.
    expect(changed.map(({ story }) => story.id)).toContain('components-button--full-width');
    expect(new Set(changed.map(({ look }) => look.theme))).toEqual(new Set(['light']));
  },
);
