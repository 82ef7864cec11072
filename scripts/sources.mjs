import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './cli.mjs';

/** What the built apps are made of. */
const sources = [
  'apps',
  'packages',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.browsers.ts',
  'vite.chunks.ts',
  'vite.pages.ts',
  'vite.shared.ts',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'scripts/critical-css.mjs',
  'scripts/hosting/rules.mjs',
  'scripts/prerender.mjs',
  'scripts/script-source.mjs',
  'scripts/worker.mjs',
];
const ignoredFolders = new Set(['node_modules', 'dist']);
/** Stories and tests are not in the apps: changing one must not cost a build. */
const ignoredFile = /\.(stories|test)\.tsx?$|\.md$/;

async function* files(path, isLeftOut) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!entries) {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory() && !ignoredFolders.has(entry.name)) yield* files(child, isLeftOut);
    if (entry.isFile() && !isLeftOut(entry.name)) yield child;
  }
}

/**
 * A short hash of what is in these files and folders; installed packages and builds are left out.
 * @param {readonly string[]} paths from the repository's folder on
 * @param {(name: string) => boolean} isLeftOut picks files by their name
 */
export async function hashOf(paths, isLeftOut = () => false) {
  const hash = createHash('sha256');
  for (const source of paths) {
    for await (const path of files(source, isLeftOut)) {
      hash
        .update(`${path}\0`)
        .update(await readFile(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** A short hash that changes when, and only when, the built apps could. */
export const hashSources = () => hashOf(sources, (name) => ignoredFile.test(name));
