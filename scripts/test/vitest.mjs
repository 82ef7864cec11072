import { join } from 'node:path';
import { ended, start } from '../processes.mjs';
import { readTests, readResult } from './results.mjs';

/** Runs one project of vitest.config.ts. */
export async function nodeTests(project, { folder }) {
  const file = join(folder, 'result.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await ended(start('vitest', ['run', '--project', project, ...reporters]));
  return readResult(file, code, readTests);
}
