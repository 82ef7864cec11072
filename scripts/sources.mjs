import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './say.mjs';

/** What the built apps are made of. */
const sources = [
  'apps',
  'packages',
  'package-lock.json',
  'tsconfig.json',
  'vite.shared.ts',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'scripts/critical-css.mjs',
  'scripts/prerender.mjs',
];
const ignoredFolders = new Set(['node_modules', 'dist']);
/** Stories and tests are not in the apps: changing one must not cost a build. */
const ignoredFile = /\.(stories|test)\.tsx?$|\.md$/;

async function* files(path, ignored) {
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
    if (entry.isDirectory() && !ignoredFolders.has(entry.name)) yield* files(child, ignored);
    if (entry.isFile() && !ignored.test(entry.name)) yield child;
  }
}

/** A short hash that changes when, and only when, the built apps could. */
export const hashSources = () => hashFiles(sources, ignoredFile);

/** A short hash of the files and folders at `paths`, but for the files whose name is `ignored`. */
export async function hashFiles(paths, ignored) {
  const hash = createHash('sha256');
  for (const source of paths) {
    for await (const path of files(source, ignored)) {
      hash
        .update(`${path}\0`)
        .update(await readFile(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
