import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ended, start } from '../processes.mjs';
import { readTests, readResult } from './results.mjs';

/** Runs one project of vitest.config.ts, or those of its files that are named. */
export async function nodeTests(project, { folder, files = [] }) {
  const file = join(folder, 'result.json');
  const times = join(folder, 'times.json');
  const reporters = ['default', 'json', 'scripts/test/fileTimes.mjs'];
  const args = ['run', ...files, '--project', project, `--outputFile.json=${file}`];
  for (const reporter of reporters) args.push(`--reporter=${reporter}`);
  const code = await ended(start('vitest', args, { env: { NIYAMA_FILE_TIMES: times } }));
  const took = JSON.parse(await readFile(times, 'utf8').catch(() => '{}'));
  return readResult(file, code, (result) => readTests(withTimes(result, took)));
}

/** Vitest's JSON counts a file from its first test on, without what its hooks boot before. */
const withTimes = (result, took) => ({
  ...result,
  testResults: result.testResults?.map((file) => ({
    ...file,
    startTime: 0,
    endTime: took[file.name] ?? 0,
  })),
});
