import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkGuards } from '../../.storybook/guards/check.mjs';
import { close, listen } from '../app-servers.mjs';
import { freePorts } from '../ports.mjs';
import { ended, start } from '../processes.mjs';
import { createStaticServer } from '../static-server.mjs';
import { findTestBrowser } from './browser.mjs';
import { addUp, readResult, readTests } from './results.mjs';
import { buildStorybook, storybookForTests } from './storybook.mjs';

/**
 * Every story in light, and in the same visit its colors in dark: of those tagged `dark`, since a
 * screen's states differ in content and not in color, or with `full` of all. Those tagged `layout` are
 * laid out in German and Japanese, large and narrow. The stories that must fail come last. With `files`
 * it is theirs only, and dark or laid out may be none of them.
 */
export async function stories({ full, folder, files }) {
  const browser = await findTestBrowser({ full });
  // Read by .storybook/main.ts, for the build and for the runner.
  delete process.env.NIYAMA_STORIES;
  if (files) process.env.NIYAMA_STORIES = JSON.stringify(files);
  const storybook = files ? join(folder, 'storybook') : await storybookForTests();
  if (files) await buildStorybook(storybook);
  const [port] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  const server = await createStaticServer({ folder: storybook });
  await listen(server, port);
  try {
    const results = [await tell({ address, folder, browser, full, files })];
    console.log('\nStories that must fail:');
    results.push(await checkGuards(address, browser));
    return addUp(results);
  } finally {
    await close(server);
  }
}

/** Tells every story, looks at it in dark too, and lays it out. */
async function tell({ address, folder, browser, full, files }) {
  const file = join(folder, 'stories.json');
  const log = join(folder, 'looks.txt');
  const args = ['--url', address, '--maxWorkers', '2', '--ci', '--json', '--outputFile', file];
  const runner = start('test-storybook', args, {
    env: {
      CHROMIUM_PATH: browser,
      STORY_DARK: full ? 'all' : 'tagged',
      STORY_LOG: log,
    },
    // The whole result goes to stdout besides the file; progress goes to stderr.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const result = await readResult(file, await ended(runner), readTests);
  const ways = (await readFile(log, 'utf8').catch(() => '')).split('\n');
  const inDark = ways.filter((way) => way === 'In dark').length;
  const laidOut = ways.filter((way) => way === 'Laid out').length;
  console.log(
    `\n${result.passed + result.failed} stories in light, ${inDark} of them in dark too, ${laidOut} laid out.`,
  );
  // A theme in which no story ran has not been tested.
  const unseen = [
    result.passed + result.failed === 0 && 'No story ran in light.',
    inDark === 0 && !files && 'No story was looked at in dark.',
    laidOut === 0 && !files && 'No story was laid out.',
  ].filter(Boolean);
  return addUp([named(result), { passed: 0, failed: unseen.length, failures: unseen }]);
}

/** In which way a story was seen when it failed; `test-runner.ts` begins with it what it says of one. */
const named = (result) => ({
  ...result,
  failures: result.failures.map((failure) => {
    const [, way = 'in light'] = /^\s*(?:Error: )?(In dark|Laid out):/m.exec(failure) ?? [];
    return `${way.toLowerCase()}: ${failure}`;
  }),
});
