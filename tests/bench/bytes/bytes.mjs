import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../../../scripts/build.mjs';
import { root } from '../../../scripts/cli.mjs';
import { reportFile } from '../../../scripts/page-weights.mjs';

/** Builds the apps and commits to paper what each page loads; a test compares it with later builds. */
export async function run() {
  const text = await readFile(join(await build(), reportFile), 'utf8');
  for (const [app, pages] of Object.entries(JSON.parse(text))) {
    console.log(app);
    console.table(
      Object.fromEntries(
        Object.entries(pages).map(([path, { scripts, kB }]) => [path, { scripts, kB }]),
      ),
    );
  }
  await writeFile(join(root, 'docs', reportFile), text);
  return true;
}
