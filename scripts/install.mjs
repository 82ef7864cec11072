import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError, root } from './cli.mjs';
import { refuseOldNode } from './node.mjs';

const lockFile = join(root, 'package-lock.json');
/** Written after a whole install and removed before one, so that an interrupted install is redone. */
const marker = join(root, 'node_modules', '.niyama-installed');

/** What an install was made from: the lock and the system whose binaries it brought. */
async function wanted() {
  const lock = await readFile(lockFile);
  const system = `${process.platform} ${process.arch}`;
  return `${createHash('sha256').update(lock).digest('hex')} ${system}\n`;
}

/** Installs the packages of the lock unless they are there. The lock itself is never changed. */
export async function install() {
  const want = await wanted();
  if ((await readFile(marker, 'utf8').catch(() => '')) === want) return;
  refuseOldNode();
  console.log('Installing packages (about a minute the first time)…');
  await rm(marker, { force: true });
  const lock = await readFile(lockFile);
  const code = await npmInstall(root);
  if (!lock.equals(await readFile(lockFile))) await writeFile(lockFile, lock);
  if (code !== 0) {
    throw new UserError(
      `The packages could not be installed (npm ended with code ${code}, its own words stand above): check the network and run the command again.`,
    );
  }
  await writeFile(marker, want);
}

/**
 * Installs the packages of a checkout's own lock.
 * @param folder the checkout
 * @returns npm's exit code
 */
export function npmInstall(folder) {
  // `npm ci` would need a lock that names every platform's binaries, which npm cannot write.
  const args = ['install', '--prefer-offline', '--include=dev', '--include=optional'];
  args.push('--no-audit', '--no-fund', '--loglevel=error');
  const windows = process.platform === 'win32';
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  const outlive = () => child.kill('SIGINT');
  process.once('SIGINT', outlive);
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(
        new UserError('npm was not found: install Node with npm, then run the command again.'),
      ),
    );
    child.once('exit', (code) => {
      process.removeListener('SIGINT', outlive);
      resolve(code ?? 1);
    });
  });
}
