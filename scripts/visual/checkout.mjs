import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmInstall } from '../install.mjs';
import { UserError, root } from '../cli.mjs';

const run = promisify(execFile);
const git = (...args) => run('git', args, { cwd: root });

/**
 * A revision in a folder of its own, with packages of its own.
 * @param revision what git calls it
 * @returns the folder, and what removes it again
 */
export async function checkOut(revision) {
  const name = `${revision}^{commit}`;
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', name).then(
    ({ stdout }) => stdout.trim(),
    () => {
      throw new UserError(`Git knows no revision "${revision}".`);
    },
  );
  const parent = await mkdtemp(join(tmpdir(), 'niyama-revision-'));
  const folder = join(parent, 'checkout');
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder).catch(() => undefined);
    await rm(parent, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  try {
    await git('worktree', 'add', '--detach', folder, commit);
    await providePackages({ from: root, to: folder });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, commit, remove };
}

/**
 * Gives a checkout its packages: links to those that are installed here when both have one lock, else
 * an install of its own. Its workspaces always resolve to its own folders.
 * @param from the repository, installed
 * @param to the checkout
 */
export async function providePackages({ from, to }) {
  const [ours, theirs] = await Promise.all(
    [from, to].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
  );
  if (ours === theirs) await linkPackages({ from, to });
  else if ((await npmInstall(to)) !== 0) {
    throw new UserError(
      'The packages of that revision could not be installed: npm said why above.',
    );
  }
}

async function linkPackages({ from, to }) {
  const own = new Map();
  for (const workspace of await workspaces(to)) {
    const { name } = JSON.parse(await readFile(join(to, workspace, 'package.json'), 'utf8'));
    own.set(name, join(to, workspace));
    const nested = join(from, workspace, 'node_modules');
    if (existsSync(nested)) await link(nested, join(to, workspace, 'node_modules'));
  }
  const packages = join(to, 'node_modules');
  for (const entry of await readdir(join(from, 'node_modules'))) {
    const isScopeOfOurs = [...own.keys()].some((name) => name.startsWith(`${entry}/`));
    // The tools' caches, such as Storybook's, belong to one checkout.
    const isCache = entry.startsWith('.') && entry !== '.bin';
    if (!isScopeOfOurs && !isCache && !own.has(entry)) {
      await link(join(from, 'node_modules', entry), join(packages, entry));
    }
  }
  for (const [name, folder] of own) await link(folder, join(packages, name));
}

/** The folders that the patterns of the root package name, such as `packages/*`. */
async function workspaces(folder) {
  const { workspaces: patterns } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const all = await Promise.all(
    patterns.map(async (pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = dirname(pattern);
      const children = await readdir(join(folder, parent));
      return children.map((child) => join(parent, child));
    }),
  );
  return all.flat().filter((path) => existsSync(join(folder, path, 'package.json')));
}

async function link(target, path) {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path, 'junction');
}
