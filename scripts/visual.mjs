// Compares the looks of every story with those of a revision:
// node scripts/visual.mjs --base <revision> [--stories <part of a title>].
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { close, listen } from './app-servers.mjs';
import { main, root, UserError } from './cli.mjs';
import { install, npmInstall } from './install.mjs';
import { useRightNode } from './node.mjs';
import { freePorts } from './ports.mjs';
import { ended, onStop, start, stopEverything } from './processes.mjs';
import { createStaticServer } from './static-server.mjs';
import { findBrowser } from './test/browser.mjs';

const git = (...args) => promisify(execFile)('git', args, { cwd: root });
const pictures = join(root, '.niyama', 'visual');

await main(async () => {
  const { base, stories } = readOptions();
  await install();
  await useRightNode();

  const scratch = await mkdtemp(join(tmpdir(), 'niyama-visual-'));
  const checkout = join(scratch, 'checkout');
  const tidy = async () => {
    await git('worktree', 'remove', '--force', checkout).catch(() => undefined);
    await rm(scratch, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  onStop(async () => {
    await stopEverything();
    await tidy();
    process.exit(130);
  });
  try {
    await rm(pictures, { recursive: true, force: true });
    await checkOut(base, checkout);
    console.log(`Picturing the Storybook of ${base}…`);
    const before = await picture(checkout, join(scratch, 'before'), [
      '--update-snapshots=all',
      ...grep(stories),
    ]);
    if (before !== 0) throw new UserError(`The pictures of ${base} could not be taken: see above.`);
    console.log('Comparing the Storybook of the working tree…');
    const after = await picture(root, join(scratch, 'after'), [
      '--update-snapshots=none',
      ...grep(stories),
    ]);
    const report = join(pictures, 'report', 'index.html');
    console.log(
      `\n${after === 0 ? 'Nothing looks different' : 'Something looks different'}: ${report}`,
    );
  } finally {
    await tidy();
  }
});

function readOptions() {
  const usage = 'Use: npm run visual -- --base <revision> [--stories <part of a title>].';
  try {
    const { values } = parseArgs({
      options: { base: { type: 'string' }, stories: { type: 'string' } },
    });
    if (values.base) return values;
  } catch {
    // Said below.
  }
  throw new UserError(usage);
}

/** A part of a title as Playwright's expression. */
function grep(part) {
  if (part === undefined) return [];
  return ['--grep', part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)];
}

/** Puts a revision into a separate folder, with its own packages. */
async function checkOut(revision, folder) {
  const name = `${revision}^{commit}`;
  const { stdout } = await git('rev-parse', '--verify', '--quiet', '--end-of-options', name).catch(
    () => {
      throw new UserError(`Git knows no revision "${revision}".`);
    },
  );
  await git('worktree', 'add', '--detach', folder, stdout.trim());
  if ((await npmInstall(folder)) === 0) return;
  throw new UserError('The packages of that revision could not be installed: npm said why above.');
}

/**
 * Builds the Storybook of a checkout and pictures its stories.
 * @returns Playwright's exit code: 0 when every picture is as it was
 */
async function picture(folder, built, args) {
  // Under a test runner the tools would build something else.
  const env = { NODE_ENV: 'production', VITEST: undefined };
  const build = ['build', '--output-dir', built, '--quiet', '--disable-telemetry'];
  const stdio = ['ignore', 'ignore', 'inherit'];
  if ((await ended(start('storybook', build, { folder, env, stdio }))) !== 0) {
    throw new UserError(`The Storybook in ${folder} could not be built: it said why above.`);
  }
  const [port] = await freePorts(1);
  const server = await createStaticServer({ folder: built });
  await listen(server, port);
  try {
    const config = ['test', '--config', 'scripts/visual/playwright.config.mjs'];
    return await ended(
      start('playwright', [...config, ...args], {
        env: {
          NIYAMA_STORYBOOK: `http://127.0.0.1:${port}`,
          NIYAMA_PICTURES: pictures,
          CHROMIUM_PATH: await findBrowser(),
        },
      }),
    );
  } finally {
    await close(server);
  }
}
