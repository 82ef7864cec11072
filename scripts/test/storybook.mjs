import { join } from 'node:path';
import { buildWhole, exists } from '../build.mjs';
import { ended, start } from '../processes.mjs';
import { UserError, root } from '../cli.mjs';
import { hashOf } from '../sources.mjs';

/** Under no version, as are the pictures of `npm run visual`. */
const home = join(root, '.niyama', 'storybook');

/** What the Storybook is made of. */
const sources = [
  '.storybook',
  'apps',
  'packages',
  'mocks',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/test/storybook.mjs',
];
const ignoredFile = /\.test\.tsx?$|\.md$/;

const stateOfSources = () => hashOf(sources, (name) => ignoredFile.test(name));

/**
 * The folder with the Storybook that the tests use. It is built again when one of its sources has
 * changed; the folder appears by one rename, so that the tests never run an interrupted build.
 */
export async function storybookForTests() {
  const state = await stateOfSources();
  const built = join(home, state);
  if (await exists(built)) {
    console.log('Nothing that enters the Storybook has changed: it is not built again.');
    return built;
  }
  await buildWhole(built, async (draft) => {
    await buildStorybook(draft);
    if ((await stateOfSources()) !== state) {
      throw new UserError('A file that enters the Storybook was changed while it was built.');
    }
  });
  return built;
}

/** Builds it into a folder; `.storybook/main.ts` says with which stories. */
export async function buildStorybook(folder) {
  const args = ['build', '--test', '--output-dir', folder, '--quiet', '--disable-telemetry'];
  const code = await ended(start('storybook', args));
  if (code !== 0) throw new UserError('Storybook could not be built: it said why above.');
}
