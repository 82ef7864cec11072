import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError, root } from '../cli.mjs';

const run = promisify(execFile);

/** @throws {UserError} where Git does not answer, with its own words */
async function call(folder, args) {
  try {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    throw new UserError(`Git could not say what has changed: ${error.stderr || error.message}`);
  }
}

const paths = (text) => text.split('\0').filter((path) => path !== '');

/**
 * What differs in the working tree from a revision, that is from where it branched off: what was
 * done there meanwhile is not ours.
 * @param {string} base a revision
 * @param {string} folder the checkout
 * @returns changed, added, deleted and untracked files, and how a file was before
 */
export async function changesSince(base, folder = root) {
  const git = (...args) => call(folder, args);
  const fork = (await git('merge-base', base, 'HEAD')).trim();
  const changed = paths(await git('diff', '-z', '--name-only', '--no-renames', fork));
  const added = paths(await git('ls-files', '-z', '--others', '--exclude-standard'));
  return {
    changed: [...new Set([...changed, ...added])],
    /** Empty for a file that was not there. */
    textBefore: (path) => git('show', `${fork}:${path}`).catch(() => ''),
  };
}
