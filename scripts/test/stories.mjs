import { join } from 'node:path';
import { checkGuards } from '../../.storybook/guards/check.mjs';
import { close, listen } from '../app-servers.mjs';
import { freePorts } from '../ports.mjs';
import { ended, start } from '../processes.mjs';
import { PlainError } from '../say.mjs';
import { createStaticServer } from '../static-server.mjs';
import { findBrowser } from './browser.mjs';
import { addUp, readResult, readTests } from './results.mjs';

/**
 * Every story in light; in dark those tagged `dark`, since a screen's states differ in content and
 * not in colour, or with `full` all. The stories that must fail come last. With `files` it is theirs
 * only, and dark may be none of them.
 */
export async function stories({ full, folder, files }) {
  const browser = await findBrowser();
  // Read by .storybook/main.ts, for the build and for the runner.
  if (files) process.env.NIYAMA_STORIES = JSON.stringify(files);
  const storybook = join(folder, 'storybook');
  const built = await ended(
    start('storybook', ['build', '--output-dir', storybook, '--quiet', '--disable-telemetry']),
  );
  if (built !== 0) throw new PlainError('Storybook could not be built: it said why above.');
  const [port] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  const server = await createStaticServer({ folder: storybook });
  await listen(server, port);
  try {
    const results = [
      await tell({ address, folder, browser, theme: 'light', choice: [], files }),
      await tell({ address, folder, browser, theme: 'dark', choice: full ? [] : ['dark'], files }),
    ];
    console.log('\nStories that must fail:');
    process.env.CHROMIUM_PATH = browser;
    results.push(await checkGuards(address));
    return addUp(results);
  } finally {
    await close(server);
  }
}

/** Tells the stories that carry one of the tags of `choice`, or all, in a theme. */
async function tell({ address, folder, browser, theme, choice, files }) {
  console.log(`\nStories in ${theme}:`);
  const file = join(folder, `${theme}.json`);
  const args = ['--url', address, '--maxWorkers', '2', '--ci', '--json', '--outputFile', file];
  for (const tag of choice) args.push('--includeTags', tag);
  const runner = start('test-storybook', args, {
    env: { CHROMIUM_PATH: browser, STORY_THEME: theme },
    // The whole result goes to stdout besides the file; progress goes to stderr.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const result = await readResult(file, await ended(runner), readTests);
  // A theme in which no story was told has not been looked at.
  if (files || result.passed + result.failed > 0) return named(result, theme);
  return { passed: 0, failed: 1, failures: [`No story was told in ${theme}.`] };
}

/** A story that failed in one theme is told from the same one in the other. */
const named = (result, theme) => ({
  ...result,
  failures: result.failures.map((failure) => `${theme}: ${failure}`),
});
