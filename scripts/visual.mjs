// Compares the looks of every story with those of a revision:
// node scripts/visual.mjs --base <revision> [--stories <part of a title>].
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { onStop, stopEverything } from './processes.mjs';
import { main, UserError, root } from './cli.mjs';
import { findBrowser } from './test/browser.mjs';
import { launchArguments } from './visual/camera.mjs';
import { checkOut } from './visual/checkout.mjs';
import { compareStorybooks } from './visual/compare.mjs';
import { kinds, nameOf, writePage } from './visual/page.mjs';
import { buildStorybook, serveStorybooks } from './visual/storybook.mjs';

await main(async () => {
  const { base, stories } = readOptions();
  await install();
  await useRightNode();

  const undo = [];
  const tidy = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  onStop(async () => {
    await stopEverything();
    await tidy();
    process.exit(130);
  });
  try {
    const checkout = await checkOut(base);
    undo.push(checkout.remove);
    const built = await mkdtemp(join(tmpdir(), 'niyama-storybooks-'));
    undo.push(() => rm(built, { recursive: true, force: true }));
    const folders = ['before', 'after'].map((side) => join(built, side));
    console.log(`Building the Storybook of ${base}…`);
    await buildStorybook(checkout.folder, folders[0]);
    console.log('Building the Storybook of the working tree…');
    await buildStorybook(root, folders[1]);
    const { addresses, stop } = await serveStorybooks(folders);
    undo.push(stop);

    const { chromium } = await import('playwright');
    const executablePath = await findBrowser();
    const browser = await chromium.launch({ executablePath, args: launchArguments });
    undo.push(() => browser.close());
    const results = await compareStorybooks({
      browser,
      addresses,
      choose: chosenBy(stories),
      onDone,
    });
    if (results.length === 0) throw new UserError(`No story has "${stories}" in its title.`);

    const title = `Niyama, ${checkout.commit.slice(0, 7)} (${base}) and the working tree`;
    const path = await writePage({ folder: join(root, '.niyama', 'visual'), title, results });
    const counts = kinds.map(
      (kind) => `${results.filter((one) => one.kind === kind).length} ${kind}`,
    );
    console.log(`\n${counts.join(', ')}: ${path}`);
  } finally {
    await tidy();
  }
});

function readOptions() {
  const usage = 'Use: npm run visual -- --base <revision> [--stories <part of a title>].';
  try {
    const { values } = parseArgs({
      options: { base: { type: 'string' }, stories: { type: 'string', default: '' } },
    });
    if (values.base) return values;
  } catch {
    // Said below.
  }
  throw new UserError(usage);
}

function chosenBy(part) {
  const wanted = part.toLowerCase();
  return ({ title, name }) => `${title}/${name}`.toLowerCase().includes(wanted);
}

function onDone(result) {
  if (result.kind !== 'same') console.log(`${result.kind}: ${nameOf(result)}`);
}
