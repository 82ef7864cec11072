import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why each story of `Guards.stories.tsx` must fail. */
const reasons = {
  UnmockedRequestMustFail: /Unmocked request: GET https:\/\/nowhere\.niyama\.example/,
  AxeViolationMustFail: /color-contrast/,
  DarkViolationMustFail: /In dark:.*color-contrast/s,
  CutOffMustFail: /Laid out:.*320 px: The page scrolls sideways/s,
  SmallTargetMustFail: /Laid out:.*target-size/s,
  WrongInGermanMustFail: /Console error: Invalid DOM property/,
  ConsoleErrorMustFail: /Console error: .*unique "key" prop/s,
  MissingExpectedErrorMustFail: /Expected console error did not occur/,
};

/**
 * Runs the stories that must fail.
 * @param {string} address where the built Storybook is served
 * @param {string | undefined} browser the path of the Chromium that runs them
 * @returns {Promise<{passed: number, failed: number, failures: string[]}>} a guard has passed when
 *   its story failed, and for the right reason
 */
export async function checkGuards(address, browser) {
  const results = await runGuards(address, browser);
  const failures = [];
  for (const [story, reason] of Object.entries(reasons)) {
    const result = results.find(({ ancestorTitles }) => ancestorTitles.includes(story));
    const message = result?.failureMessages.join('\n') ?? 'It did not run.';
    const holds = result?.status === 'failed' && reason.test(message);
    if (!holds) failures.push(`Foundations/Guards › ${story}: the guard is broken\n${message}`);
    process.stdout.write(holds ? `${story}: holds\n` : `${story}: BROKEN\n${message}\n`);
  }
  const failed = failures.length;
  return { passed: Object.keys(reasons).length - failed, failed, failures };
}

async function runGuards(address, browser) {
  const folder = await mkdtemp(join(tmpdir(), 'niyama-guards-'));
  const report = join(folder, 'report.json');
  const runner = spawn(
    process.execPath,
    [
      'node_modules/@storybook/test-runner/dist/test-storybook.js',
      '--url',
      address,
      '--includeTags',
      'must-fail',
      '--maxWorkers',
      '1',
      '--json',
      '--outputFile',
      report,
      'Guards.stories',
    ],
    { stdio: 'ignore', env: { ...process.env, CHROMIUM_PATH: browser } },
  );
  await once(runner, 'exit');
  try {
    const { testResults } = JSON.parse(await readFile(report, 'utf8'));
    return testResults.flatMap((file) => file.assertionResults);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// From a shell: node .storybook/guards/check.mjs http://127.0.0.1:6006
if (import.meta.main) {
  const address = process.argv[2];
  if (address === undefined) throw new Error('Say where Storybook is served.');
  const { passed, failed } = await checkGuards(address, process.env.CHROMIUM_PATH);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
